import type { Pairs } from 'puzzles/pairs/puzzle';
import type { SheetParts } from '@/components/puzzles/contract';

/** Cards to cut out. */
const Sheet = ({ puzzle: { cards, motifs } }: { puzzle: Pairs }) => (
  <>
    <p>Schneide die {cards.length} Karten aus, misch sie und leg sie verdeckt hin. Dann deck immer zwei auf.</p>
    <ul role="list" className="pair-sheet">
      {cards.map((motif, at) => (
        // Each picture occurs twice and cards never reorder, so the index is the key.
        <li key={String(at)}>
          <img
            src={motifs[motif]?.src}
            alt={motifs[motif]?.name}
            width={320}
            height={180}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  </>
);

const placeOf = (at: number, columns: number) => `Reihe ${Math.floor(at / columns) + 1}, Karte ${(at % columns) + 1}`;

/** Positions of the pairs on the screen. */
const Solution = ({ puzzle: { columns, motifs, cards } }: { puzzle: Pairs }) => (
  <ul>
    {motifs.map(({ name }, motif) => (
      <li key={name}>
        {name}: {cards.flatMap((card, at) => (card === motif ? [placeOf(at, columns)] : [])).join(' und ')}
      </li>
    ))}
  </ul>
);

export const pairsSheet: SheetParts<Pairs> = { Sheet, Solution, isSelfExplained: true, isCutOut: true };
