import type { Content } from '@/lib/content/kinds';
import { sitePages } from './registry';
import { SECTIONS } from './sections';

type Target = { to: string /** `to` without its anchor. */; page: string; name: string };

/** Target of a redirect; undefined for any other address:
 * movedTo('/termine/', content) → { to: '/#events', page: '/', name: 'Events & Termine' } */
export function movedTo(path: string, content: Content): Target | undefined {
  const to = content.redirects.find(({ from }) => from === path)?.to;
  if (to === undefined) return undefined;
  const [page = '', anchor] = to.split('#');
  const section = page === '/' ? SECTIONS.find(({ id }) => id === anchor)?.label : undefined;
  return { to, page, name: section ?? sitePages(content).find((candidate) => candidate.path === page)?.name ?? page };
}
