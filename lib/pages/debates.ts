import type { Content } from 'content/kinds';
import { changedOn } from '@/lib/news/corrections';
import { debatePath, PATHS } from '@/lib/paths';
import type { SitePage } from './site-page';

/** debatePages(content) → [{ type: 'streitfragen', path: '/streitfrage/', … }, { type: 'streitfrage', path: '/streitfrage/zoo/', … }, …] */
export function debatePages(content: Content): SitePage[] {
  const { debates, debatePage } = content;
  const overview = { name: debatePage.title, path: PATHS.debates };
  return [
    {
      type: 'streitfragen',
      ...overview,
      note: debatePage.description,
      isEmpty: debates.length === 0,
      changed: debates[0]?.date.first,
      images: [],
    },
    ...debates.map(
      ({ slug, title, excerpt, date, image }): SitePage => ({
        type: 'streitfrage',
        path: debatePath(slug),
        name: title,
        note: excerpt,
        under: overview,
        changed: changedOn(debatePath(slug), date.first, content),
        images: image ? [image.src] : [],
        ...(image && { card: { kicker: debatePage.title, title, line: date.text, image: image.src, ground: 'sky' } }),
      }),
    ),
  ];
}
