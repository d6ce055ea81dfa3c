import { expect, type Page, test } from '@playwright/test';
import { allKinds, KINDS, type Kind } from 'content/puzzle-kinds';
import { today } from 'german/dates/day';
import { puzzleOf } from 'puzzles/make';
import type { PuzzleOf } from 'puzzles/makers';
import { kindsIn } from 'puzzles/week';
import { allWeeks } from 'puzzles/weeks';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { byNightUnless, inTurn } from '../thorough';
import { built } from './built';
import { solveByScreenReader } from './puzzle-ears';
import { SOLVED_BY_KEYS } from './puzzle-keys';
import { locate, PRESSES } from './puzzle-presses';

const copy = built.lists.puzzles;
const weeks = allWeeks(copy.first, today());

/** Uses the first week with this kind. */
const placesOf = <K extends Kind>(kind: K) =>
  weeks
    .filter((week) => kindsIn(week).includes(kind))
    .slice(0, 1)
    .map(({ name }) => ({
      path: puzzlePath(name, kind),
      puzzle: puzzleOf(built, kind, 'easy', name),
    }));

const start = (page: Page) => page.getByRole('button', { name: /^Hier lösen/ });
const news = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: copy.player.solved });
const board = (page: Page) => page.getByRole('group', { name: /, leicht$/ });

const pressesOf = <K extends Kind>(kind: K, puzzle: PuzzleOf<K>) => PRESSES[kind](puzzle);
const solveByKeys = <K extends Kind>(page: Page, kind: K, puzzle: PuzzleOf<K>) => SOLVED_BY_KEYS[kind](page, puzzle);

for (const kind of inTurn(allKinds()))
  for (const { path, puzzle } of placesOf(kind)) {
    test(`${KINDS[kind].name}: a child solves it completely by keyboard (R-PUZ-10)`, {
      tag: '@night',
    }, async ({ page }) => {
      await page.goto(path);
      await start(page).press('Enter');
      await expect(board(page).locator(':focus')).toBeVisible();
      await solveByKeys(page, kind, puzzle);
      await expect(news(page)).toBeVisible();
    });

    test(
      `${KINDS[kind].name}: a screen reader user solves it by roles, names and texts (R-PUZ-10)`,
      byNightUnless(kind === 'sudoku'),
      async ({ page }) => {
        await page.goto(path);
        await start(page).press('Enter');
        await expect(board(page).locator(':focus')).toBeVisible();
        await solveByScreenReader(page, kind, puzzle);
        await expect(news(page)).toBeVisible();
      },
    );

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

      test(`${KINDS[kind].name}: a child solves it by touch (R-PUZ-10)`, { tag: '@night' }, async ({ page }) => {
        await page.goto(path);
        await start(page).tap();
        await expect(board(page)).toBeVisible();
        for (const one of pressesOf(kind, puzzle)) await locate(page, one).tap();
        await expect(news(page)).toBeVisible();
      });
    });
  }
