import { faultsOfDifferences } from '../differences/check';
import { differenceInWords, differencesOf, pictureInWords } from '../differences/in-words';
import { makeDifferences } from '../differences/make';
import * as play from '../differences/play';
import { areasOf, type Scene, type SceneThing, type Spot } from '../differences/puzzle';
import { eachSeed, LEVELS } from './seeds';

const looks = (name: string): [SceneThing, SceneThing] => [
  { drawing: `${name}-a`, what: `ein runder ${name}` },
  { drawing: `${name}-b`, what: `ein eckiger ${name}` },
];

const SCENE: Scene = {
  name: 'hafen',
  title: 'Am Hafen',
  places: Array.from({ length: 10 }, (_, at) => ({
    place: `An Stelle ${at}`,
    column: (at % 4) * 2,
    row: Math.floor(at / 4),
    things: [looks('Eimer'), looks('Stein'), looks('Ball')],
  })),
};

const puzzle = makeDifferences([SCENE], 'easy', 7);
const kindOf = ({ first, second }: Spot) => {
  if (!first || !second) return first ? 'gone' : 'new';
  return first.drawing === second.drawing ? 'moved' : 'other';
};
const differing = differencesOf(puzzle).map((at) => puzzle.spots[at] as Spot);

describe.each(LEVELS)('two pictures, %s', (level) => {
  test('differ in every possible way', () => {
    for (const seed of eachSeed()) {
      const { spots } = makeDifferences([SCENE], level, seed);
      const kinds = spots.filter(({ first, second }) => JSON.stringify(first) !== JSON.stringify(second)).map(kindOf);
      expect(new Set(kinds)).toEqual(new Set(['gone', 'new', 'moved', 'other']));
    }
  });
});

test('easy ones have five differences, hard ones seven', () => {
  expect(differing).toHaveLength(5);
  expect(differencesOf(makeDifferences([SCENE], 'hard', 7))).toHaveLength(7);
});

test.each([
  [[], 'Fehlersuche: Es fehlt ein Bild'],
  [[{ ...SCENE, places: SCENE.places.slice(0, 4) }], 'Fehlersuche: „Am Hafen“ braucht mindestens 5 Stellen'],
])('an unsuitable scene is an error with its name', (scenes, message) =>
  expect(() => makeDifferences(scenes, 'easy', 1)).toThrow(message),
);

describe('in words', () => {
  test('the pictures have as many differences as drawn', () => {
    for (const seed of eachSeed()) {
      const one = makeDifferences([SCENE], 'hard', seed);
      const [first, second] = [pictureInWords(one, 'first'), pictureInWords(one, 'second')];
      const places = [
        ...first.filter((line) => !second.includes(line)),
        ...second.filter((line) => !first.includes(line)),
      ];
      expect(new Set(places.map((line) => line.split(':')[0])).size).toBe(7);
    }
  });

  test.each([
    [{ first: { drawing: 'a', what: 'ein Ball', side: 0 } }, 'Am Kai fehlt im zweiten Bild ein Ball.'],
    [{ second: { drawing: 'a', what: 'ein Ball', side: 0 } }, 'Am Kai fehlt im ersten Bild ein Ball.'],
    [
      { first: { drawing: 'a', what: 'ein Ball', side: 0 }, second: { drawing: 'a', what: 'ein Ball', side: 1 } },
      'Am Kai ist im zweiten Bild ein Ball nach rechts gerückt.',
    ],
    [
      { first: { drawing: 'a', what: 'ein Ball', side: 0 }, second: { drawing: 'b', what: 'ein Würfel', side: 0 } },
      'Am Kai ist im ersten Bild ein Ball, im zweiten ein Würfel.',
    ],
  ] as const)('%j is described as “%s”', (parts, text) =>
    expect(differenceInWords({ column: 0, row: 0, place: 'Am Kai', ...parts })).toBe(text),
  );
});

describe('the checker', () => {
  test('finds a missing difference', () =>
    expect(faultsOfDifferences({ ...puzzle, differences: 6 })).toEqual(['hat 5 Unterschiede statt 6']));
  test('finds places that overlap or lie outside', () => {
    const spots = puzzle.spots.map((spot, at) =>
      at === 0 ? { ...spot, column: 1 } : at === 9 ? { ...spot, row: 5 } : spot,
    );
    expect(faultsOfDifferences({ ...puzzle, spots })).toEqual([
      'hat eine Stelle außerhalb des Bildes',
      'hat zwei Stellen, die sich überdecken',
    ]);
  });
});

describe('during play', () => {
  test('a difference counts once, in either of its areas', () => {
    for (const [nth, spot] of differing.entries())
      for (const area of areasOf(spot)) {
        const state = play.press(puzzle, play.press(puzzle, play.start(), area), area);
        expect(state.found).toEqual([differencesOf(puzzle)[nth]]);
      }
  });

  test('an area without a difference finds nothing', () => {
    const taken = differing.flatMap(areasOf);
    const free = Array.from({ length: 40 }, (_, at) => at).find((at) => !taken.includes(at)) as number;
    expect(play.press(puzzle, play.start(), free)).toEqual({ found: [] });
  });
});
