import type { Warning } from 'content/fault';
import type { Content } from 'content/kinds';
import { linkedPath, linksIn } from 'content/own-links';
import { referencesOf } from 'content/pieces';
import { listPlaces } from 'content/places';
import type { ReadFile } from 'content/read';
import { entryOf } from 'content/references';
import { ownPages } from './own-pages';

/** One warning for each that is withdrawn: → [{ file: 'articles/eulen.yaml', found: '„/news/“, und diese Stellen nennen es noch: …', … }] */
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
    ...all.issues.flatMap((issue) =>
      referencesOf(issue).map(({ field, kind, name }) => ({
        file: `issues/${issue.name}.yaml`,
        field,
        thing: entryOf(all, kind, name),
      })),
    ),
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
