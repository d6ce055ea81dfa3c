import { memo } from 'react';
import type { PaperParts } from '@/components/puzzles/paper-parts';
import type { Made } from '@/lib/puzzles/booklet/make';
import { KINDS, type Kind } from '@/lib/puzzles/kinds';
import { LEVEL_NAMES } from '@/lib/puzzles/level';

type Props = Made & { nth: number; how: string; opensSheet: boolean; Sheet: PaperParts['Sheet'] | undefined };

/** Kinds whose sheets include their instructions. */
const SELF_EXPLAINED: readonly Kind[] = ['maze', 'pairs', 'differences'];

/** One puzzle; memoized, so that it renders once while further ones are added. */
export const BookletPage = memo(({ nth, kind, level, puzzle, how, opensSheet, Sheet }: Props) => {
  const id = `heft-${nth}`;
  return (
    <section className="booklet-page sheet" data-opens={opensSheet ? '' : undefined} aria-labelledby={id}>
      <h2 id={id}>
        {nth}. {KINDS[kind].name} <small>{LEVEL_NAMES[level]}</small>
      </h2>
      {!SELF_EXPLAINED.includes(kind) && <p>{how}</p>}
      {Sheet && <Sheet puzzle={puzzle} id={`${id}-blatt`} />}
    </section>
  );
});
