import type { Content } from '@/lib/content/kinds';
import type { Booklet } from '@/lib/puzzles/booklet/choice';
import type { Made } from '@/lib/puzzles/booklet/make';
import { opensSheet } from '@/lib/puzzles/booklet/sheets';
import type { Kind } from '@/lib/puzzles/kinds';
import { BookletCover, type CoverCopy } from './booklet-cover';
import { BookletPage } from './booklet-page';
import { BookletSolutions } from './booklet-solutions';
import type { Papers } from './fetch-papers';

export type PagesCopy = CoverCopy &
  Pick<Content['lists']['puzzles']['booklet'], 'solutions'> & { how: Record<Kind, string> };

type Props = { booklet: Booklet; made: readonly Made[]; papers: Papers; isWhole: boolean; copy: PagesCopy };

/** The booklet as printed: title page, puzzles, and the solutions once it is complete. */
export function BookletPages({ booklet, made, papers, isWhole, copy }: Props) {
  const opens = opensSheet(made);
  return (
    <div className="booklet-pages">
      <BookletCover booklet={booklet} copy={copy} />
      {made.map(({ kind, level, puzzle }, at) => (
        // Puzzles are only appended, so the index is a stable key.
        <BookletPage
          key={String(at)}
          nth={at + 1}
          kind={kind}
          level={level}
          puzzle={puzzle}
          opensSheet={opens[at] ?? false}
          Sheet={papers[kind]?.Sheet}
          how={copy.how[kind]}
        />
      ))}
      {isWhole && <BookletSolutions made={made} papers={papers} title={copy.solutions} />}
    </div>
  );
}
