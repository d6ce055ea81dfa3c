import type { Cipher as Puzzle } from '@/lib/puzzles/cipher/puzzle';
import { CipherKey } from './cipher-key';
import { Sign } from './sign';

/** The key, and a box below each sign (R-PUZ-26). */
export const Cipher = ({ puzzle }: { puzzle: Puzzle; id: string }) => (
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
