import { expect, type Locator, type Page } from '@playwright/test';
import type { Kind } from 'content/puzzle-kinds';
import { cipherRules } from 'puzzles/cipher/play';
import { differencesOf } from 'puzzles/differences/in-words';
import { areasOf, COLUMNS, type Spot } from 'puzzles/differences/puzzle';
import type { PuzzleOf } from 'puzzles/makers';
import { cellsOf } from 'puzzles/wordsearch/play';
import { locate, PRESSES, ticksOf, waysOf, wordOf } from './puzzle-presses';

type Place = readonly [row: number, column: number];

/** Types with a keyboard that has Ä, Ö and Ü, which Playwright's lacks. */
async function type(page: Page, word: string) {
  const session = await page.context().newCDPSession(page);
  for (const letter of word.toLowerCase())
    for (const kind of ['keyDown', 'keyUp'] as const)
      await session.send('Input.dispatchKeyEvent', { type: kind, key: letter, text: kind === 'keyDown' ? letter : '' });
  await session.detach();
}

async function press(page: Page, key: string, times: number) {
  for (let nth = 0; nth < times; nth += 1) await page.keyboard.press(key);
}

/** Moves through a grid with arrow keys: walk(page, [0, 0], [2, 1]) presses down, down, right. */
async function walk(page: Page, from: Place, to: Place) {
  const [down, right] = [to[0] - from[0], to[1] - from[1]];
  await press(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
  await press(page, right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
}

/** Reaches a control by Tab or Shift+Tab. */
async function tabTo(page: Page, target: Locator) {
  const handle = await target.elementHandle();
  const far = await page.evaluate((element) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, input, [tabindex])'),
    ].filter((one) => one.tabIndex >= 0 && one.checkVisibility());
    return stops.indexOf(element as HTMLElement) - stops.indexOf(document.activeElement as HTMLElement);
  }, handle);
  await press(page, far > 0 ? 'Tab' : 'Shift+Tab', Math.abs(far));
  await expect(target).toBeFocused();
}

/** Moves between cells of the focused grid, and acts in each. */
async function visit(page: Page, places: readonly Place[], act: () => Promise<void>, from: Place = [0, 0]) {
  let at = from;
  for (const place of places) {
    await walk(page, at, place);
    await act();
    at = place;
  }
}

const enter = (page: Page) => () => page.keyboard.press('Enter');
const placeIn = (columns: number, at: number): Place => [Math.floor(at / columns), at % columns];

/** Solves a puzzle by keyboard, starting at the focus that opening the board has set. */
export const SOLVED_BY_KEYS: { [K in Kind]: (page: Page, puzzle: PuzzleOf<K>) => Promise<void> } = {
  crossword: async (page, puzzle) => {
    for (const [nth, entry] of puzzle.entries.entries()) {
      if (nth > 0) await page.keyboard.press('Tab');
      await type(page, wordOf(puzzle, entry));
    }
  },
  wordsearch: (page, { hidden }) =>
    visit(
      page,
      hidden.flatMap((one) => [cellsOf(one)[0] as Place, cellsOf(one).at(-1) as Place]),
      enter(page),
    ),
  sudoku: async (page, { size, solution }) => {
    const digits = [...solution];
    for (const [at, digit] of digits.entries()) {
      if (at > 0) await walk(page, placeIn(size, at - 1), placeIn(size, at));
      await page.keyboard.press(digit);
    }
  },
  syllables: async (page, puzzle) => {
    for (const one of PRESSES.syllables(puzzle)) {
      await tabTo(page, locate(page, one));
      await page.keyboard.press('Enter');
    }
  },
  anagrams: (page, { words }) => type(page, words.map(({ word }) => word).join('')),
  cipher: (page, puzzle) => type(page, cipherRules.solved(puzzle).letters),
  maze: async (page, puzzle) => {
    const keys = { up: 'ArrowUp', right: 'ArrowRight', down: 'ArrowDown', left: 'ArrowLeft' };
    for (const way of waysOf(puzzle)) await page.keyboard.press(keys[way]);
  },
  logic: async (page, puzzle) => {
    for (const { nth, cells } of ticksOf(puzzle)) {
      await tabTo(page, page.getByRole('grid').nth(nth).locator('[tabindex="0"]'));
      await visit(
        page,
        cells.map(({ row, column }) => [row, column]),
        () => press(page, 'Enter', 2),
      );
    }
  },
  pairs: (page, { motifs, cards, columns }) =>
    visit(
      page,
      [...motifs.keys()].flatMap((motif) =>
        cards.flatMap((card, at) => (card === motif ? [placeIn(columns, at)] : [])),
      ),
      enter(page),
    ),
  differences: (page, puzzle) =>
    visit(
      page,
      differencesOf(puzzle).map((at) => placeIn(COLUMNS, areasOf(puzzle.spots[at] as Spot)[0] ?? 0)),
      enter(page),
    ),
};
