import { createHash } from 'node:crypto';
import { LIBRARY_STYLES } from './library-styles';
import { DEFAULT_POLICY, TRUSTED_TYPES } from './trusted-types';

/** Inline scripts that run, or steer the browser: JSON-LD and the like need no permission. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const RUNS = /^(?!.*\stype=)|\stype="(module|text\/javascript|speculationrules)"/;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of a page's inline scripts, each once, in the order they stand. What the build wrote is trusted: that no
 * text of the content is written as a script is for the escaping to see to (tests/e2e/policy-content.spec.ts).
 */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE_SCRIPT)]
      .filter(([, attributes = '']) => RUNS.test(attributes))
      .map(([, , text = '']) => sha256(text)),
  ),
];

/** Style elements that were not moved into a sheet, and those a library makes in the browser. */
const styleHashes = (html: string): string[] => {
  const own = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  return [...new Set([...LIBRARY_STYLES, ...own].map(sha256))];
};

type Options = {
  /** Where orders are sent, if anywhere: the only address the page may talk to besides its own. */
  orderEndpoint?: string | undefined;
};

/**
 * The Content-Security-Policy of one page. Scripts and styles are inline by their hash alone, and styles hardly ever, as
 * they stand in linked sheets (lib/styles). Attributes carry a picture's colour and what React Aria hides.
 */
export function policyOf(html: string, { orderEndpoint }: Options = {}): string {
  const connect = orderEndpoint ? ` ${new URL(orderEndpoint).origin}` : '';
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes(html)].join(' '),
    ["style-src 'self'", ...styleHashes(html)].join(' '),
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self'${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${connect}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
  ].join('; ');
}

const OWN = /<meta http-equiv="Content-Security-Policy"[^>]*><script id="trusted-types">[\s\S]*?<\/script>/;

/** The page with its policy as the first thing in its head, in place of an older one. */
export function withPolicy(html: string, options: Options = {}): string {
  const script = `<script id="trusted-types">${DEFAULT_POLICY}</script>`;
  const bare = html.replace(OWN, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(script + bare, options)}"/>`;
  return bare.replace(/<head>(<meta charSet="utf-8"\/>)?/, (head) => head + meta + script);
}
