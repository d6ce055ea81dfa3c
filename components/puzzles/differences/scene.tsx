import { pictureInWords } from 'puzzles/differences/in-words';
import type { Differences } from 'puzzles/differences/puzzle';
import { backgroundOf, drawingOf } from 'puzzles/drawings/drawing';
import { Drawing } from '@/components/puzzles/drawings/drawing';

type Props = { puzzle: Differences; picture: 'first' | 'second'; found?: readonly number[] };

/** One of the two pictures, with rings around the differences found. An area is 40 units wide. */
export function Scene({ puzzle: { scene, title, spots }, picture, found = [] }: Props) {
  const name = `${title}, ${picture === 'first' ? 'erstes' : 'zweites'} Bild`;
  return (
    <svg className="scene" viewBox="0 0 320 200" role="img" aria-label={name}>
      <Drawing shapes={backgroundOf(scene)} />
      {spots.map(({ place, column, row, [picture]: part }) => (
        <g key={place}>
          {part && (
            <Drawing
              shapes={drawingOf(part.drawing)}
              place={`translate(${(column + part.side) * 40 + 3} ${row * 40 + 3}) scale(0.85)`}
            />
          )}
        </g>
      ))}
      {found.map((at) => {
        const spot = spots[at];
        return spot && <rect key={at} x={spot.column * 40 + 2} y={spot.row * 40 + 1} width="76" height="38" rx="14" />;
      })}
    </svg>
  );
}

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
