import type { Pairs } from '@/lib/puzzles/pairs/puzzle';

const placeOf = (at: number, columns: number) => `Reihe ${Math.floor(at / columns) + 1}, Karte ${(at % columns) + 1}`;

/** Positions of the pairs on the screen. */
export const PairsSolution = ({ puzzle: { columns, motifs, cards } }: { puzzle: Pairs }) => (
  <ul>
    {motifs.map(({ name }, motif) => (
      <li key={name}>
        {name}: {cards.flatMap((card, at) => (card === motif ? [placeOf(at, columns)] : [])).join(' und ')}
      </li>
    ))}
  </ul>
);
