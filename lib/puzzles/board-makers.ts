import type { Content, Puzzles } from '@/lib/content/kinds';
import { makeDifferences } from './differences/make';
import type { Scene } from './differences/puzzle';
import type { Level } from './level';
import { makeLogic } from './logic/make';
import { makeMaze } from './maze/make';
import { makePairs } from './pairs/make';
import { makeSudoku } from './sudoku/make';

type Source = Pick<Content, 'puzzles'>;

/** Scenes with the drawings that may appear at each place: scenesOf(content.puzzles) → [{ name: 'hafen', places: […] }, …] */
export const scenesOf = ({ scenes, things }: Pick<Puzzles, 'scenes' | 'things'>): Scene[] =>
  scenes.map((scene) => ({
    ...scene,
    places: scene.places.map((place) => ({ ...place, things: place.things.map((name) => things[name] ?? []) })),
  }));

/** Makers of the puzzles without letters: BOARD_MAKERS.sudoku(content, 'easy', 47) → { size: 4, … } */
export const BOARD_MAKERS = {
  sudoku: (_: Source, level: Level, seed: number) => makeSudoku({}, level, seed),
  maze: ({ puzzles }: Source, level: Level, seed: number) => makeMaze(puzzles.mazes, level, seed),
  logic: ({ puzzles }: Source, level: Level, seed: number) => makeLogic(puzzles.logic, level, seed),
  pairs: ({ puzzles }: Source, level: Level, seed: number) =>
    makePairs(
      puzzles.pairs.map(({ name, src }) => ({ name, src })),
      level,
      seed,
    ),
  differences: ({ puzzles }: Source, level: Level, seed: number) => makeDifferences(scenesOf(puzzles), level, seed),
};
