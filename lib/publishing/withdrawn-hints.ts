import type { Warning } from 'content/fault';
import type { Content } from 'content/kinds';
import { linkedPath, linksIn } from 'content/own-links';
import { listPlaces } from 'content/places';
import type { ReadFile } from 'content/read';
import { piecesIn, REFERENCED, referencesIn } from 'content/references';
import type { Times } from 'content/times';
import { ownPages } from './own-pages';

/** Places that name what is withdrawn, one warning for each: → [{ kind: 'Hinweis', file: 'articles/eulen.yaml', field: 'movedTo', found:
 * '„/news/“, und diese Stellen nennen es noch: news.yaml · teaser[2]', … }] */
export function withdrawnHints(all: Content, files: readonly ReadFile[]): Warning[] {
  const owners = ownPages(all).filter(({ thing }) => thing.movedTo);
  const { teaser, world, regional, animals } = all.news;
  const inNews = Object.entries({ teaser, world, regional, animals }).flatMap(([list, entries]) =>
    entries.map((entry: string | { article?: string | undefined }, nth) => ({
      file: 'news.yaml',
      ...(typeof entry === 'string'
        ? { field: `${list}[${nth + 1}]`, slug: entry }
        : { field: `${list}[${nth + 1}].article`, slug: entry.article }),
    })),
  );
  const named = [
    ...inNews.map(({ slug, ...place }) => ({ ...place, thing: all.articles.find((one) => one.slug === slug) })),
    ...all.issues.flatMap((issue) => {
      const file = `issues/${issue.name}.yaml`;
      const story = { file, field: 'story', thing: all.articles.find(({ slug }) => slug === issue.story) as Times };
      const pieces = piecesIn(issue).flatMap(({ piece, field }) =>
        referencesIn(piece).map(({ key, kind, name }) => ({
          file,
          field: `${field}.${key}`,
          thing: REFERENCED[kind].find(all, name),
        })),
      );
      return [story, ...pieces];
    }),
  ];
  const links = files.flatMap(({ file, data }) =>
    linksIn(data).map(({ href, field }) => ({ file, field, path: linkedPath(href) })),
  );
  const things = [...new Set(owners.map(({ thing }) => thing))];
  return things.flatMap((thing): Warning[] => {
    const own = owners.filter((one) => one.thing === thing);
    const places = [
      ...named.filter((one) => one.thing === thing),
      ...links.filter(({ path }) => own.some((one) => one.path === path)),
    ];
    const [{ file, field } = { file: '', field: '' }] = own;
    const found = `„${thing.movedTo}“, und diese Stellen nennen es noch: ${listPlaces(places)}`;
    const expected = 'dort etwas anderes; bis dahin fehlt es dort, und Links führen zur neuen Adresse';
    return places.length > 0 ? [{ kind: 'Hinweis', file, field, found, expected }] : [];
  });
}
