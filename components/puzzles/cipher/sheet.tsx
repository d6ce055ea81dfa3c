import type { Cipher } from 'puzzles/cipher/puzzle';
import type { SheetParts } from '@/components/puzzles/contract';
import { CipherKey, Sign } from './cipher-key';

/** The key, and a box below each sign (R-PUZ-26). */
const Sheet = ({ puzzle }: { puzzle: Cipher }) => (
  <div data-puzzle="cipher">
    <CipherKey puzzle={puzzle} />
    <div className="cipher-words">
      {puzzle.words.map((word, at) => (
        // Words and signs never reorder, so the index is a stable key.
        <div key={String(at)} className="cipher-word">
          {word.map((sign, nth) => (
            <span key={String(nth)}>
              <Sign mode={puzzle.mode} sign={sign} />
              <i />
            </span>
          ))}
        </div>
      ))}
    </div>
  </div>
);

const Solution = ({ puzzle: { text } }: { puzzle: Cipher }) => (
  <p>
    <b>{text}</b>
  </p>
);

export const cipherSheet: SheetParts<Cipher> = { Sheet, Solution };
