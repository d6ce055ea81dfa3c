import type { Made } from '@/lib/puzzles/booklet/make';
import { KINDS } from '@/lib/puzzles/kinds';
import type { Papers } from './fetch-papers';

type Props = { made: readonly Made[]; papers: Papers; title: string };

/** All solutions, small, at the end. Cards to cut out have none. */
export const BookletSolutions = ({ made, papers, title }: Props) => (
  <section className="booklet-solutions sheet" aria-labelledby="heft-loesungen">
    <h2 id="heft-loesungen">{title}</h2>
    <ol role="list">
      {made.map(({ kind, puzzle }, at) => {
        const Solution = papers[kind]?.Solution;
        return kind === 'pairs' || !Solution ? null : (
          // Solutions never reorder, so the index is a stable key.
          <li key={String(at)} data-kind={kind}>
            <h3>
              {at + 1}. {KINDS[kind].name}
            </h3>
            <Solution puzzle={puzzle} />
          </li>
        );
      })}
    </ol>
  </section>
);
