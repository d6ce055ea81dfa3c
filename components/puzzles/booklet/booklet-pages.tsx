import type { Content } from 'content/kinds';
import { KINDS, type Kind } from 'content/puzzle-kinds';
import type { Booklet } from 'puzzles/booklet/choice';
import type { BookletEntry } from 'puzzles/booklet/make';
import { LEVEL_NAMES } from 'puzzles/level';
import { memo } from 'react';
import { KindSign } from '@/components/puzzles/kind-sign';
import { SHEETS } from '@/components/puzzles/sheets';
import { BOOKLET_LEVEL_NAMES } from './booklet-choice';

export type PagesCopy = Pick<Content['lists']['puzzles']['booklet'], 'title' | 'owner' | 'solutions'> & {
  paper: string;
  how: Record<Kind, string>;
};

type Props = { booklet: Booklet; entries: readonly BookletEntry[]; isWhole: boolean; copy: PagesCopy };

/** The title page, with a line for a name. */
const Cover = ({ booklet: { kinds, level, count }, copy }: Pick<Props, 'booklet' | 'copy'>) => (
  <section className="booklet-cover sheet" aria-labelledby="heft-titel">
    <p>{copy.paper}</p>
    <h2 id="heft-titel">{copy.title}</h2>
    <p>
      {count} Rätsel, {BOOKLET_LEVEL_NAMES[level].toLowerCase()}
    </p>
    <ul role="list">
      {kinds.map((kind) => (
        <li key={kind}>
          <KindSign kind={kind} />
        </li>
      ))}
    </ul>
    <p className="booklet-owner">
      {copy.owner} <i />
    </p>
  </section>
);

type PageProps<K extends Kind> = { entry: BookletEntry<K>; nth: number; how: string };

function PuzzlePage<K extends Kind>({ entry: { kind, level, puzzle, opensSheet }, nth, how }: PageProps<K>) {
  const { Sheet, isSelfExplained } = SHEETS[kind];
  const id = `heft-${nth}`;
  return (
    <section className="booklet-page sheet" data-opens={opensSheet ? '' : undefined} aria-labelledby={id}>
      <h2 id={id}>
        {nth}. {KINDS[kind].name} <small>{LEVEL_NAMES[level]}</small>
      </h2>
      {!isSelfExplained && <p>{how}</p>}
      <Sheet puzzle={puzzle} />
    </section>
  );
}

/** Memoized, so that a puzzle renders once while further ones are added. */
const Page = memo(PuzzlePage);

/** A small solution at the end. */
function Solved<K extends Kind>({ entry: { kind, puzzle }, nth }: Omit<PageProps<K>, 'how'>) {
  const { Solution, isCutOut } = SHEETS[kind];
  if (isCutOut) return null;
  return (
    <li data-kind={kind}>
      <h3>
        {nth}. {KINDS[kind].name}
      </h3>
      <Solution puzzle={puzzle} />
    </li>
  );
}

/** The booklet as printed: title page, puzzles, and the solutions once it is complete. */
export const BookletPages = ({ booklet, entries, isWhole, copy }: Props) => (
  <div className="booklet-pages">
    <Cover booklet={booklet} copy={copy} />
    {entries.map((one, at) => (
      // Puzzles are only appended, so the index is a stable key.
      <Page key={String(at)} entry={one} nth={at + 1} how={copy.how[one.kind]} />
    ))}
    {isWhole && (
      <section className="booklet-solutions sheet" aria-labelledby="heft-loesungen">
        <h2 id="heft-loesungen">{copy.solutions}</h2>
        <ol role="list">
          {entries.map((one, at) => (
            <Solved key={String(at)} entry={one} nth={at + 1} />
          ))}
        </ol>
      </section>
    )}
  </div>
);
