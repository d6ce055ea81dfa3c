import type { Content } from 'content/kinds';
import { sitePages } from './registry';
import { SECTIONS } from './sections';

type Target = { to: string /** `to` without its anchor. */; page: string; name: string };

const pathOf = (from: string) => (from.endsWith('/') ? from : `${from}/`);

/** Addresses that a page can answer without a server's rule: no query, and no page whose name differs in capitals alone, which some
 * disks take for the same: oldPages(content) → ['/abo/', '/download/Probeheft.pdf/', …] */
export function oldPages(content: Content): string[] {
  const paths = content.redirects.flatMap(({ from }) => (from.includes('?') ? [] : pathOf(from)));
  const others = new Set(sitePages(content).map(({ path }) => path));
  return paths.filter((path) => {
    const name = path.toLowerCase();
    return !others.has(name) && others.add(name);
  });
}

/** Target of a redirect; undefined for any other address:
 * movedTo('/termine/', content) → { to: '/#events', page: '/', name: 'Events & Termine' } */
export function movedTo(path: string, content: Content): Target | undefined {
  const to = content.redirects.find(({ from }) => pathOf(from) === path)?.to;
  if (to === undefined) return undefined;
  const [page = '', anchor] = to.split('#');
  const section = page === '/' ? SECTIONS.find(({ id }) => id === anchor)?.label : undefined;
  return { to, page, name: section ?? sitePages(content).find((candidate) => candidate.path === page)?.name ?? page };
}
