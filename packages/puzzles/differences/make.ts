import type { Puzzles } from 'content/kinds';
import { shuffle } from 'german/shuffle';
import type { Maker } from '../contract';
import type { Level } from '../level';
import { randomFrom } from '../random';
import type { Differences, Part, Scene, SceneThing, Spot } from './puzzle';

const COUNTS = { easy: 5, hard: 7 } as const;
const KINDS = ['gone', 'new', 'moved', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** A place in both pictures: identical, or with one difference. */
function spotOf(
  { place, column, row, things }: Scene['places'][number],
  kind: Kind | undefined,
  random: () => number,
): Spot {
  const [one, other] = shuffle(shuffle(things, random)[0] ?? [], random) as [SceneThing?, SceneThing?];
  if (!one || !other) throw new RangeError(`Fehlersuche: ${place} ist nichts zu sehen`);
  const side = random() < 0.5 ? 0 : 1;
  const first: Part = { ...one, side };
  const spot = { column, row, place };
  switch (kind) {
    case 'gone':
      return { ...spot, first };
    case 'new':
      return { ...spot, second: first };
    case 'moved':
      return { ...spot, first, second: { ...first, side: side === 0 ? 1 : 0 } };
    case 'other':
      return { ...spot, first, second: { ...other, side } };
    case undefined:
      return { ...spot, first, second: first };
  }
}

/** Contains each kind of difference: makeDifferences(scenes, 'easy', 47) → { scene: 'hafen', title: 'Am Hafen', spots: [{ place: 'Am Kai',
 * first: …, second: … }, …], differences: 5 } */
export function makeDifferences(source: readonly Scene[], level: Level, seed: number): Differences {
  const random = randomFrom(seed);
  const scene = source[Math.floor(random() * source.length)];
  const count = COUNTS[level];
  if (!scene) throw new RangeError('Fehlersuche: Es fehlt ein Bild');
  if (scene.places.length < count)
    throw new RangeError(`Fehlersuche: „${scene.title}“ braucht mindestens ${count} Stellen`);
  const kinds = [...KINDS, ...shuffle(KINDS, random)].slice(0, count);
  const places = shuffle([...scene.places.keys()], random).slice(0, count);
  const spots = scene.places.map((place, at) => spotOf(place, kinds[places.indexOf(at)], random));
  return { scene: scene.name, title: scene.title, spots, differences: count };
}

/** Scenes with the drawings that may appear at each place: scenesOf(content.puzzles) → [{ name: 'hafen', places: […] }, …] */
const scenesOf = ({ scenes, things }: Puzzles): Scene[] =>
  scenes.map((scene) => ({
    ...scene,
    places: scene.places.map((place) => ({ ...place, things: place.things.map((name) => things[name] ?? []) })),
  }));

export const differencesMaker: Maker<Differences> = {
  list: 'scenes',
  room: [78, 78],
  make: ({ puzzles }, level, seed) => makeDifferences(scenesOf(puzzles), level, seed),
};
