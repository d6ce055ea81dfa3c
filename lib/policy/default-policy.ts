import { WORKER_PATH } from '@/lib/keep/names';

// Default Trusted Types policy, inline before any other script (lib/export/inline.ts). It allows only what the
// libraries need: worker scripts and the service worker by address; the script element that React creates from HTML;
// and HTML without active markup, which React sets again if a browser's translation changed the page before hydration.

const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Markup that can execute or load something. */
const LIVE = /<\s*(script|iframe|object|embed|base|meta)|[\s"'/]on\w+\s*=|javascript:/i;

window.trustedTypes?.createPolicy('default', {
  createScriptURL: (text) => {
    const url = new URL(text, location.href);
    const isKnown = url.pathname.startsWith(`${BASE}/_next/static/`) || url.pathname === BASE + WORKER_PATH;
    return url.origin === location.origin && isKnown ? text : null;
  },
  createHTML: (text) => (text === '<script></script>' || !LIVE.test(text) ? text : null),
});
