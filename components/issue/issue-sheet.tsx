import type { Issue, Piece as PieceData } from 'content/kinds';
import { ExampleNote } from '@/components/tips/example-note';
import { content } from '@/lib/content';
import { accentOf } from '@/lib/issues/accent';
import { issuePageAnchor } from '@/lib/paths';
import { Folio } from './folio';
import { Piece } from './piece';

const WIDE: readonly PieceData['type'][] = [
  'article',
  'diagram',
  'experiment',
  'quiz',
  'calendar',
  'debate',
  'comic',
  'trial',
  'briefs',
];

type Run = { isWide: boolean; pieces: { piece: PieceData; index: number }[] };

/** A page of the paper as a sheet: all its pieces in order, in the page's colour (R-ISS-7). */
export function IssueSheet({ issue, page }: { issue: Issue; page: number }) {
  const printed = issue.pages[page - 1];
  if (!printed) return null;
  const { section, pieces } = printed;
  const anchor = issuePageAnchor(page);
  const has = (type: 'book' | 'game') => pieces.some((piece) => piece.type === type);
  const { books, games } = content.lists;
  return (
    <section className="issue-sheet" id={anchor} data-accent={accentOf(page)} aria-labelledby={`${anchor}-titel`}>
      <h2 id={`${anchor}-titel`}>
        <Folio page={page} />
        <span className="visually-hidden"> – </span>
        {section}
      </h2>
      {has('book') && <ExampleNote text={books.example?.list} />}
      {has('game') && <ExampleNote text={games.example?.list} />}
      {runsOf(pieces).map(({ isWide, pieces: together }) => (
        <div key={together[0]?.index} className={isWide ? 'wide' : 'shared'} data-pieces={together.length}>
          {together.map(({ piece, index }) => (
            <Piece key={index} {...{ piece, issue, page, index }} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** runsOf([article, joke, fact]) → [{ isWide: true, pieces: [article] }, { isWide: false, pieces: [joke, fact] }] */
function runsOf(pieces: readonly PieceData[]): Run[] {
  const runs: Run[] = [];
  for (const [index, piece] of pieces.entries()) {
    const isWide = WIDE.includes(piece.type);
    const last = runs.at(-1);
    if (last && !last.isWide && !isWide) last.pieces.push({ piece, index });
    else runs.push({ isWide, pieces: [{ piece, index }] });
  }
  return runs;
}
