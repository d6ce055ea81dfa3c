import type { Differences } from '@/lib/puzzles/differences/puzzle';
import { pictureInWords } from '@/lib/puzzles/differences/told';

/** Describes both pictures in text, so that blind children can compare them. */
export const InWords = ({ puzzle }: { puzzle: Differences }) => (
  <details className="in-words">
    <summary>Beide Bilder in Worten</summary>
    <div>
      {(['first', 'second'] as const).map((picture) => (
        <section key={picture}>
          <h3>{picture === 'first' ? 'Erstes Bild' : 'Zweites Bild'}</h3>
          <ul>
            {pictureInWords(puzzle, picture).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </details>
);
