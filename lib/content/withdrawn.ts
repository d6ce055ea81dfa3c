import { sitePages } from '@/lib/pages/registry';
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
} from '@/lib/paths';
import type { Content } from './kinds';
import { linkedPath, withLinks } from './own-links';
import { type ByKind, REFERENCED, referencesIn } from './references';
import { isOut, type Times } from './times';
import { fileOf } from './warnings/files';

/** Content with a page of its own; `field` is the place of its `movedTo`. */
type Owner = { path: string; thing: Times; file: string; field: string };
type Move = { from: string; to: string; file: string; field: string };

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
