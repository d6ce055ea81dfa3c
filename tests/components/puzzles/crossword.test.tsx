import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { run } from 'axe-core';
import { cellsOf, clueFor, crosswordRules, markOf } from 'puzzles/crossword/play';
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

const mark = ({ row, column }: { row: number; column: number }) => {
  const nth = markOf(puzzle, row, column);
  return nth ? `, Lösungsbuchstabe ${nth}` : '';
};

afterEach(() => jest.restoreAllMocks());
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
  expect(
    cell(`${first.number} leer${mark(first)}, ${where} ${[...wordOf(0)].map(() => 'Lücke').join(', ')}`),
  ).toHaveFocus();
  await userEvent.keyboard('q');
  expect(
    cell(new RegExp(`^${first.number} Q${mark(first)}, ${where} Q, Lücke`.replace(/[()?.]/g, '\\$&'))),
  ).toBeVisible();
  await press('Alles prüfen');
  expect(screen.getByRole('gridcell', { name: /^\d+ Q.*, falsch/ })).toHaveAttribute('aria-invalid', 'true');
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
  expect(screen.queryByRole('gridcell', { name: /^(\\d+ )?[AB],/ })).toBeNull();
});

test('what a cell shows is in its name, for children who speak to the device (R-PUZ-22)', async () => {
  const [first] = puzzle.entries;
  await press(first?.clue ?? '');
  for (const letter of wordOf(0)) await press(letter);
  const numbered = cells().filter((one) => one.querySelector('sup'));
  expect(numbered.length).toBeGreaterThan(1);
  for (const one of numbered)
    expect(one.getAttribute('aria-label')?.split(' ')[0]).toBe(one.querySelector('sup')?.textContent?.trim());
  const { violations } = await run(document.body, {
    runOnly: { type: 'rule', values: ['label-content-name-mismatch'] },
  });
  expect(violations).toEqual([]);
});

test('a pressed cell stays where it is, so that the next press hits it too', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  const focused = jest.spyOn(HTMLElement.prototype, 'focus');
  await userEvent.click(cells().at(-1) as HTMLElement);
  expect(cells().at(-1)).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
  expect(focused.mock.calls.filter(([options]) => !options?.preventScroll)).toEqual([]);
});

test('a key or a clue brings the word into view', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  await press(puzzle.entries.at(-1)?.clue ?? '');
  expect(scrolled.mock.contexts).toContain(document.querySelector('[data-spot][tabindex="0"]'));
});
