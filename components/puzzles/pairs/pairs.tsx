import type { Pairs as PairsPuzzle } from '@/lib/puzzles/pairs/puzzle';

/** Cards to cut out. */
export const Pairs = ({ puzzle: { cards, motifs } }: { puzzle: PairsPuzzle; id: string }) => (
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
