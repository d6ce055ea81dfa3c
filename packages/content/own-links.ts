import { fieldName } from './fault';
import { textsIn } from './text';

const FIELDS = ['href', 'path'];
const IN_MARKDOWN = /\]\((\/[^)\s]*)\)/g;
/** linksIn({ cta: { href: '/news/' } }) → [{ href: '/news/', path: ['cta', 'href'], field: 'cta.href' }]; includes Markdown links */
export const linksIn = (data: unknown): { href: string; path: PropertyKey[]; field: string }[] =>
  textsIn(data).flatMap(({ text, path }) => {
    const whole = FIELDS.includes(String(path.at(-1))) && text.startsWith('/') ? [text] : [];
    const hrefs = [...whole, ...[...text.matchAll(IN_MARKDOWN)].map(([, href = '']) => href)];
    return hrefs.map((href) => ({ href, path, field: fieldName(path) }));
  });

/** linkedPath('/books/?alter=8#liste') → '/books/' */
export const linkedPath = (href: string) => href.split(/[?#]/)[0] ?? '';

/** Replaces the target of every link, in Markdown too: withLinks({ href: '/alt/' }, () => '/neu/') → { href: '/neu/' } */
export function withLinks<T>(data: T, led: (href: string) => string, key = ''): T {
  if (typeof data === 'string')
    return (FIELDS.includes(key) ? led(data) : data.replace(IN_MARKDOWN, (_, href: string) => `](${led(href)})`)) as T;
  if (Array.isArray(data)) return data.map((one) => withLinks(one, led, key)) as T;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, withLinks(one, led, name)])) as T;
}
