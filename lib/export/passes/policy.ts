import { createHash } from 'node:crypto';
import { LIBRARY_STYLES } from '@/lib/policy/library-styles';
import { failer } from '../fault';
import { inlineScript } from '../inline';
import { inlineScripts, runs } from '../scripts';
import { type Document, type Element, elementOf, elementsIn, elementsNamed, replaceElements } from '../tree';

const PASS = 'policy';

/** The default policy for all scripts, and our own for cards (lib/policy/default-policy.ts and trusted-html.ts). */
const TRUSTED_TYPES = ['default', 'cards'];

export type PolicyContext = {
  base: string;
  /** The only address besides its own that a page may connect to. */
  orderEndpoint?: string | undefined;
};

/** Whether one of its islands injects styles of React Aria. */
type Page = { makesStyles: boolean };

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sources = (directive: string, values: Iterable<string>) => [directive, ...new Set(values)].join(' ');

/** Immediate redirect from an old address to a page of this site (decision 0006). */
const leadsOn = ({ 'http-equiv': kind, content = '' }: Readonly<Record<string, string>>, base: string) =>
  kind === 'refresh' && content.startsWith(`0; url=${base}/`) && !content.startsWith(`0; url=${base}//`);

/** Adds the policy after the encoding, with the script of the default Trusted Types policy and a redirect. Inline scripts are allowed
 * by hash only (decision 0015):
 * → '<meta http-equiv="Content-Security-Policy" content="default-src 'self'; …">'
 * Invariants: one head, which begins with the encoding; no policy yet; only known inline scripts; no style element; no
 * attribute that contains a script. */
export function policy(document: Document, { base, orderEndpoint, makesStyles }: PolicyContext & Page): Document {
  const refuse = failer(PASS, document.page);
  const [head, second] = elementsNamed(document, 'head');
  if (!head || second) return refuse('whole page', 'The page does not have exactly one head.');
  const [encoding] = head.children;
  if (encoding?.kind !== 'element' || encoding.attributes.charset !== 'utf-8') {
    return refuse(head, 'The head does not begin with the charset utf-8.');
  }

  const styleAttributes: string[] = [];
  const leading: Element[] = [];
  for (const element of elementsIn(document.nodes)) {
    const { name, attributes } = element;
    if (name === 'style') refuse(element, 'A style element is left over.');
    if (leadsOn(attributes, base)) leading.push(element);
    else if (attributes['http-equiv']) refuse(element, `The page already states “${attributes['http-equiv']}”.`);
    const handler = Object.keys(attributes).find((key) => key.startsWith('on'));
    if (handler) refuse(element, `The attribute ${handler} would be a script; the policy never runs it.`);
    if (attributes.style !== undefined) styleAttributes.push(attributes.style);
  }

  const scripts = inlineScripts(document, PASS, base).filter(runs);
  const connect = orderEndpoint && URL.canParse(orderEndpoint) ? [new URL(orderEndpoint).origin] : [];
  const content = [
    "default-src 'self'",
    sources("script-src 'self'", [inlineScript('policy'), ...scripts.map(({ text }) => text)].map(sha256)),
    sources("style-src 'self'", makesStyles ? LIBRARY_STYLES.map(sha256) : []),
    ...(styleAttributes.length > 0 ? [sources("style-src-attr 'unsafe-hashes'", styleAttributes.map(sha256))] : []),
    sources("connect-src 'self'", connect),
    "object-src 'none'",
    "base-uri 'none'",
    sources("form-action 'self'", connect),
    "require-trusted-types-for 'script'",
    sources('trusted-types', TRUSTED_TYPES),
  ].join('; ');

  const first = [
    elementOf('meta', { 'http-equiv': 'Content-Security-Policy', content }),
    elementOf('script', { id: 'trusted-types' }, inlineScript('policy')),
    // React puts it wherever the head has just been written to, which differs between versions of Node.
    ...leading,
  ];
  const nodes = replaceElements(document.nodes, (element) => {
    if (leading.includes(element)) return [];
    if (element.name !== 'head') return [element];
    return [{ ...element, children: [encoding, ...first, ...element.children.slice(1)] }];
  });
  return { ...document, nodes };
}
