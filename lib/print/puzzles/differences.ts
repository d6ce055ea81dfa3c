import { fillTemplate } from 'german/fill-template';
import { typeset } from 'german/typography';
import { differenceInWords, differencesOf, pictureInWords } from 'puzzles/differences/in-words';
import type { Differences, Spot } from 'puzzles/differences/puzzle';
import { background, inkLine, placed, svg } from './grey-drawing';
import type { Paper } from './paper';

/** Size of a drawing relative to its place. */
const THING = 0.85;

function scene({ scene: name, spots }: Differences, picture: 'first' | 'second', found: readonly number[] = []) {
  const things = spots.flatMap(({ column, row, [picture]: part }) =>
    part ? placed(part.drawing, (column + part.side) * 40 + 3, row * 40 + 3, THING) : [],
  );
  const rings = found.flatMap((at) => {
    const { column, row } = spots[at] as Spot;
    const [x, y] = [column * 40 + 40, row * 40 + 20];
    return inkLine(`M${x - 38} ${y}a38 19 0 1 0 76 0a38 19 0 1 0-76 0`, 2.5, '6 4');
  });
  return svg('0 0 320 200', background(name) + things.join('') + rings.join(''));
}

/** differencesPaper(puzzle, 'easy', source) → { hint: 'Such …', scenes: [{ drawing: '<svg …>…</svg>', alt: '…' }, …], … } */
export const differencesPaper: Paper<Differences> = (puzzle, _level, { hints }) => {
  const found = differencesOf(puzzle);
  const altOf = (picture: 'first' | 'second') => `${pictureInWords(puzzle, picture).join('. ')}.`;
  return {
    hint: fillTemplate(hints.differences, { count: puzzle.differences }),
    title: puzzle.title,
    scenes: (['first', 'second'] as const).map((picture) => ({ drawing: scene(puzzle, picture), alt: altOf(picture) })),
    solution: scene(puzzle, 'second', found),
    found: found.map((at) => typeset(differenceInWords(puzzle.spots[at] as Spot))),
  };
};
