import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cellsOf, clueFor, crosswordRules } from '@/lib/puzzles/crossword/play';
import { cell, cells, copy, puzzle as easy, isSolved, play, press } from './play';

const puzzle = easy('crossword');
const right = crosswordRules.solved(puzzle).letters;
const wordOf = (at: number) => {
  const entry = puzzle.entries[at];
  if (!entry) throw new Error('no such word');
  return cellsOf(puzzle, entry)
    .map((one) => right[one])
    .join('');
};

beforeEach(() => play('crossword', puzzle));

test('by keyboard a child types word by word, with Tab in between (R-PUZ-22)', async () => {
  for (const at of puzzle.entries.keys()) {
    await userEvent.keyboard(wordOf(at).toLowerCase());
    if (at < puzzle.entries.length - 1) await userEvent.tab();
  }
  isSolved();
});

test('by touch a child presses a cell and then a letter below the grid (R-PUZ-22)', async () => {
  for (const [at, letter] of [...right].entries()) {
    const one = cells()[at];
    if (!one) throw new Error('no such cell');
    await userEvent.click(one);
    await press(letter);
  }
  isSolved();
});

test('a cell’s name has its clue, the letters so far and whether it was checked as wrong (R-PUZ-22)', async () => {
  const [first] = puzzle.entries;
  if (!first) throw new Error('no word');
  const where = `Zeile ${first.row + 1}, Spalte ${first.column + 1}; ${clueFor(puzzle, first)}; bisher`;
  expect(cell(`leer, ${where} ${[...wordOf(0)].map(() => 'Lücke').join(', ')}`)).toHaveFocus();
  await userEvent.keyboard('q');
  expect(cell(new RegExp(`^Q, ${where} Q, Lücke`.replace(/[()?.]/g, '\\$&')))).toBeVisible();
  await press('Alles prüfen');
  expect(screen.getByRole('gridcell', { name: /^Q, falsch/ })).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(copy.wrong.one);
});

test('arrows skip gaps, the space bar changes direction, Backspace empties and goes back', async () => {
  const crossed = puzzle.entries.find(({ isDown, row, column }) =>
    puzzle.entries.some((other) => isDown !== other.isDown && other.row === row && other.column === column),
  );
  if (crossed) {
    await press(crossed.clue);
    const before = document.querySelector('[data-clue]')?.textContent;
    await userEvent.click(
      screen.getAllByRole('gridcell', {
        name: new RegExp(`Zeile ${crossed.row + 1}, Spalte ${crossed.column + 1};`),
      })[0] as HTMLElement,
    );
    await userEvent.keyboard(' ');
    expect(document.querySelector('[data-clue]')?.textContent).not.toBe(before);
  }
  const [first] = puzzle.entries;
  await press(first?.clue ?? '');
  await userEvent.click(cell(new RegExp(`Zeile ${(first?.row ?? 0) + 1}, Spalte ${(first?.column ?? 0) + 1};`)));
  await userEvent.keyboard('ab');
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(screen.queryByRole('gridcell', { name: /^[AB],/ })).toBeNull();
});
