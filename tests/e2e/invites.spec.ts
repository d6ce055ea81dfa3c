import { expect, type Page, test } from '@playwright/test';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { puzzleOf } from 'puzzles/make';
import { weekOf } from 'puzzles/week';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { built, morningOf } from './built';
import { SOLVED_BY_KEYS } from './puzzle-keys';

const { lists, landing, school } = built;
const row = (page: Page) => page.getByRole('region', { name: 'Rätseln und lernen' });
const start = (page: Page) => page.getByRole('button', { name: /^Hier lösen/ });

for (const [name, days] of [
  ['this week', 0],
  ['the next week', 7],
] as const) {
  test(`a child solves the sudoku of ${name} on the landing page by keyboard, and finds it solved on its page (R-LAND-8, R-PUZ-8)`, {
    tag: '@night',
  }, async ({ page }) => {
    const week = weekOf(addDays(today(), days));
    await page.clock.setFixedTime(morningOf(week.first));
    await page.goto('/');
    await start(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid').getByRole('button').first()).toBeFocused();
    await SOLVED_BY_KEYS.sudoku(page, puzzleOf(built, 'sudoku', 'easy', week.name));
    await expect(row(page).getByRole('status')).toHaveText(lists.puzzles.player.solved);
    await page.goto(puzzlePath(week.name, 'sudoku'));
    await expect(page.getByRole('main').getByText(lists.puzzles.player.back)).toBeVisible();
  });
}

test('a returning child continues the sudoku on the landing page (R-PUZ-7)', async ({ page }) => {
  await page.goto('/');
  await start(page).click();
  const cell = page.getByRole('grid').getByRole('button', { name: /leer/ }).first();
  const name = (await cell.getAttribute('aria-label')) ?? '';
  await cell.focus();
  await page.keyboard.press('1');
  await page.goto('/news/');
  await page.goto('/');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await row(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(start(page)).toHaveCount(0);
});

test('weeks after the build the landing page leads to the puzzles of the visitor’s week (R-PUZ-8)', async ({
  page,
}) => {
  await page.clock.setFixedTime(morningOf(addDays(weekOf(today()).first, 21)));
  await page.goto('/');
  await expect(start(page)).toHaveCount(0);
  await row(page).getByRole('link', { name: landing.invites.puzzle.more }).click();
  await expect(page.getByRole('heading', { name: lists.puzzles.title, level: 1 })).toBeVisible();
});

test('a teacher gets from the landing page to lessons and worksheets (R-LAND-8)', async ({ page }) => {
  await page.goto('/');
  await row(page).getByRole('link', { name: landing.invites.school.more }).click();
  await expect(page.getByRole('heading', { name: school.title, level: 1 })).toBeVisible();
});
