import type { Fault } from 'content/fault';
import type { Puzzles } from 'content/kinds';
import { typoHint } from 'content/names';
import { backgroundNames, drawingNames } from '../drawings/drawing';

type Name = { field: string; name: string };

const drawingsIn = ({ mazes, things }: Puzzles): Name[] => [
  ...mazes.flatMap(({ figure, aim }, at) => [
    { field: `mazes[${at + 1}].figure`, name: figure },
    { field: `mazes[${at + 1}].aim`, name: aim },
  ]),
  ...Object.entries(things).flatMap(([thing, looks]) =>
    looks.map(({ drawing }, at) => ({ field: `things.${thing}[${at + 1}].drawing`, name: drawing })),
  ),
];

const scenesIn = ({ scenes }: Puzzles): Name[] =>
  scenes.map(({ name }, at) => ({ field: `scenes[${at + 1}].name`, name }));

const thingsIn = ({ scenes }: Puzzles): Name[] =>
  scenes.flatMap(({ places }, scene) =>
    places.flatMap(({ things }, place) =>
      things.map((name, at) => ({ field: `scenes[${scene + 1}].places[${place + 1}].things[${at + 1}]`, name })),
    ),
  );

const unknown = (named: readonly Name[], known: readonly string[], what: string): Fault[] =>
  named
    .filter(({ name }) => !known.includes(name))
    .map(({ field, name }) => ({
      file: 'puzzles.yaml',
      field,
      found: `„${name}“`,
      expected: `${what}${typoHint(known, name)}`,
    }));

/** A thing is two grid cells wide. */
function overlaps({ scenes }: Puzzles): Fault[] {
  return scenes.flatMap(({ places }, scene) =>
    places.flatMap(({ place, row, column }, at) => {
      const other = places.slice(0, at).find((one) => one.row === row && Math.abs(one.column - column) < 2);
      if (!other) return [];
      const field = `scenes[${scene + 1}].places[${at + 1}].column`;
      return { file: 'puzzles.yaml', field, found: `„${place}“`, expected: `eine Stelle neben „${other.place}“` };
    }),
  );
}

/** Reports names without a drawing or thing, and places that overlap: → [{ file: 'puzzles.yaml', field: 'mazes[1].figure', found:
 * '„igell“', expected: 'eine Zeichnung …; gemeint ist vielleicht igel' }] */
export const puzzleThingsCheck = (puzzles: Puzzles): Fault[] => [
  ...unknown(drawingsIn(puzzles), drawingNames, 'eine Zeichnung, die es gibt'),
  ...unknown(scenesIn(puzzles), backgroundNames, `ein Hintergrund, den es gibt: ${backgroundNames.join(', ')}`),
  ...unknown(thingsIn(puzzles), Object.keys(puzzles.things), 'ein Name aus things'),
  ...overlaps(puzzles),
];
