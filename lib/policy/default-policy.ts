import { WORKER_PATH } from '@/lib/keep/names';

// Inline in each page, before any other script (lib/export/inline.ts). It lets through what the libraries need and nothing
// else: workers are started by address, that of kept pages has its own; React makes a script element from HTML, and
// sets texts as HTML again in a page that a browser's translator changed before React came.

const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Markup by which HTML could run or fetch something. */
const LIVE = /<\s*(script|iframe|object|embed|base|meta)|[\s"'/]on\w+\s*=|javascript:/i;

window.trustedTypes?.createPolicy('default', {
  createScriptURL: (text) => {
    const url = new URL(text, location.href);
    const isKnown = url.pathname.startsWith(`${BASE}/_next/static/`) || url.pathname === BASE + WORKER_PATH;
    return url.origin === location.origin && isKnown ? text : null;
  },
  createHTML: (text) => (text === '<script></script>' || !LIVE.test(text) ? text : null),
});
