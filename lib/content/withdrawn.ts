import {
  articlePath,
  articlePuzzlePath,
  bookPath,
  debatePath,
  eventPath,
  experimentPath,
  issuePath,
  lessonPath,
  planPath,
  questionPath,
} from '@/lib/pages/paths';
import { sitePages } from '@/lib/pages/registry';
import type { Warning } from './fault';
import type { Content } from './kinds';
import { linkedPath, linksIn, withLinks } from './own-links';
import { listPlaces } from './places';
import { type ByKind, piecesIn, REFERENCED, referencesIn } from './references';
import { isOut, type Times } from './times';
import { fileOf } from './warnings/files';

/** Content with a page of its own; `field` is the place of its `movedTo`. */
type Owner = { path: string; thing: Times; file: string; field: string };
type Move = { from: string; to: string; file: string; field: string };
type File = { file: string; data: unknown };

/** Everything with a page of its own, by path: → [{ path: '/news/eulen/', thing, file: 'articles/eulen.yaml', field: 'movedTo' }, …] */
export function ownPages(all: Content): Owner[] {
  const own = (path: string, thing: Times, file: string, field = 'movedTo') => ({ path, thing, file, field });
  return [
    ...all.articles.flatMap((one) =>
      [articlePath, articlePuzzlePath].map((path) => own(path(one.slug), one, `articles/${one.slug}.yaml`)),
    ),
    ...all.events.map((one) => own(eventPath(one.id), one, `events/${one.name}.yaml`)),
    ...all.books.map((one) => own(bookPath(one.id), one, fileOf('books', one.id))),
    ...all.debates.map((one) => own(debatePath(one.slug), one, `debates/${one.slug}.yaml`)),
    ...all.questions.map((one) => own(questionPath(one.slug), one, `questions/${one.slug}.yaml`)),
    ...all.experiments.map((one) => own(experimentPath(one.slug), one, `experiments/${one.slug}.yaml`)),
    ...all.issues.map((one) => own(issuePath(one.name), one, `issues/${one.name}.yaml`)),
    ...all.plans.map((one) => own(planPath(one.id), one, `plans/${one.id}.yaml`)),
    ...all.school.lessons.map((one, at) => own(lessonPath(one.slug), one, 'school.yaml', `lessons[${at + 1}].movedTo`)),
  ];
}

/** Every page that leads elsewhere now or later: → [{ from: '/news/eulen/', to: '/news/', file: 'articles/eulen.yaml', field: 'movedTo' }] */
export function movesIn(all: Content): Move[] {
  const moved = ownPages(all).filter(({ thing }) => thing.movedTo !== undefined);
  if (moved.length === 0) return [];
  const paths = new Set(sitePages(all).map(({ path }) => path));
  return moved.flatMap(({ path, thing: { movedTo = '' }, ...place }) =>
    paths.has(path) ? { from: path, to: movedTo, ...place } : [],
  );
}

/** Redirects at a moment, with those of pages that are withdrawn by then; none leads over another:
 * redirectsAt(all, '2026-11-23T08:00:00.000Z') → [{ from: '/abo/', to: '/#subscribe' }, { from: '/news/eulen/', to: '/news/' }] */
function redirectsAt(all: Content, at: string): Content['redirects'] {
  const withdrawn = new Set(
    ownPages(all).flatMap(({ path, thing }) => (thing.movedTo && !thing.draft && !isOut(thing, at) ? path : [])),
  );
  const moves = movesIn(all).filter(({ from }) => withdrawn.has(from));
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const old = all.redirects.map(({ from, to }) => ({ from, to: targets.get(linkedPath(to)) ?? to }));
  return [...old, ...moves.map(({ from, to }) => ({ from, to }))];
}

/** Removes pieces of withdrawn content, and links of texts lead where its address leads:
 * withoutWithdrawn(content, all, at).redirects → [{ from: '/news/eulen/', to: '/news/' }] */
export function withoutWithdrawn<T extends Content>(content: T, all: Content, at: string): T {
  const redirects = redirectsAt(all, at);
  const isGone = ({ kind, name }: { kind: keyof ByKind<unknown>; name: string | number }) => {
    const thing = REFERENCED[kind].find(all, name);
    return thing?.movedTo !== undefined && !isOut(thing, at);
  };
  const issues = content.issues.map((issue) => ({
    ...issue,
    pages: issue.pages.map((page) => ({
      ...page,
      pieces: page.pieces.filter((piece) => !referencesIn(piece).some(isGone)),
    })),
  }));
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return { ...withLinks({ ...content, issues }, (href) => targets.get(linkedPath(href)) ?? href), redirects };
}

/** Places that name what is withdrawn, one warning for each: → [{ kind: 'Hinweis', file: 'articles/eulen.yaml', field: 'movedTo', found:
 * '„/news/“, und diese Stellen nennen es noch: news.yaml · teaser[2]', … }] */
export function withdrawnHints(all: Content, files: readonly File[]): Warning[] {
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
