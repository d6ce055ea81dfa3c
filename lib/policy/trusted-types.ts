import { withBase } from '@/lib/pages/paths';

/** The Trusted Types policies a page may make: one for all scripts, here, and one for our own cards (trusted-html.ts). */
export const TRUSTED_TYPES = ['default', 'cards'] as const;

/** Markup by which HTML could run or fetch something. */
const LIVE = String.raw`/<\s*(script|iframe|object|embed|base|meta)|[\s"'/]on\w+\s*=|javascript:/i`;

/**
 * The script that runs before all others, and what of the libraries' plain strings it lets through, nothing else:
 * Turbopack loads chunks by address; React makes a script element from HTML when it draws one in the browser, and sets
 * texts as HTML anew when it finds a page changed before it came, as translators of browsers do.
 */
export const DEFAULT_POLICY = `window.trustedTypes?.createPolicy('default',{
createScriptURL:(text)=>{const url=new URL(text,location.href);return url.origin===location.origin&&url.pathname.startsWith('${withBase('/_next/static/')}')?text:null},
createHTML:(text)=>text==='<script>\\x3c/script>'||!${LIVE}.test(text)?text:null})`;
