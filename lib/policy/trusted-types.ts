import { WORKER_PATH } from '@/lib/keep/names';
import { withBase } from '@/lib/pages/paths';

/** One policy for all scripts, here, and one for our own cards (trusted-html.ts). */
export const TRUSTED_TYPES = ['default', 'cards'] as const;

/** Markup by which HTML could run or fetch something. */
const LIVE = String.raw`/<\s*(script|iframe|object|embed|base|meta)|[\s"'/]on\w+\s*=|javascript:/i`;

/** Lets through what the libraries need and nothing else: Turbopack loads chunks by address; the worker of kept
 * pages has its own; React makes a script element from HTML, and sets texts as HTML anew in a page changed before it
 * came, as browsers' translators do. */
export const DEFAULT_POLICY = `window.trustedTypes?.createPolicy('default',{
createScriptURL:(text)=>{const url=new URL(text,location.href);return url.origin===location.origin&&(url.pathname.startsWith('${withBase('/_next/static/')}')||url.pathname==='${withBase(WORKER_PATH)}')?text:null},
createHTML:(text)=>text==='<script>\\x3c/script>'||!${LIVE}.test(text)?text:null})`;
