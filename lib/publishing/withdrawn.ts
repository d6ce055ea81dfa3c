import type { Content } from 'content/kinds';
import { linkedPath, withLinks } from 'content/own-links';
import { referencesIn } from 'content/pieces';
import { entryOf, type Reference } from 'content/references';
import { isOut, timesOf } from 'content/times';
import { sitePages } from '@/lib/pages/registry';
import { ownPages } from './own-pages';

type Move = { from: string; to: string; file: string; field: string };

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
  const isGone = ({ kind, name }: Reference) => {
    const times = timesOf(entryOf(all, kind, name));
    return times.movedTo !== undefined && !isOut(times, at);
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
