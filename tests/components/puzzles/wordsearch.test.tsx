import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cellsOf, type Spot } from 'puzzles/wordsearch/play';
import { cell, puzzle as easy, isSolved, play } from './play';

const puzzle = easy('wordsearch');
const at = ([row, column]: Spot) => cell(new RegExp(`Reihe ${row + 1}, Spalte ${column + 1}(,|$)`));
const ends = (nth: number) => {
  const hidden = puzzle.hidden[nth];
  if (!hidden) throw new Error('no such word');
  const spots = cellsOf(hidden);
  return [spots[0], spots.at(-1)] as [Spot, Spot];
};

beforeEach(() => play('wordsearch', puzzle));

test('a child finds every word by two presses, starting at either end (R-PUZ-23)', async () => {
  for (const nth of puzzle.hidden.keys()) {
    const [first, last] = nth % 2 ? ends(nth).toReversed() : ends(nth);
    await userEvent.click(at(first as Spot));
    await userEvent.click(at(last as Spot));
  }
  isSolved();
});

test('by keyboard a child moves to the first letter and to the last (R-PUZ-23)', async () => {
  let [row, column] = [0, 0];
  const walk = async ([y, x]: Spot) => {
    const down = `{Arrow${y < row ? 'Up' : 'Down'}}`.repeat(Math.abs(y - row));
    const right = `{Arrow${x < column ? 'Left' : 'Right'}}`.repeat(Math.abs(x - column));
    await userEvent.keyboard(`${down}${right}{Enter}`);
    [row, column] = [y, x];
  };
  for (const nth of puzzle.hidden.keys()) for (const spot of ends(nth)) await walk(spot);
  isSolved();
});

test('a found word is announced and struck out; a miss is announced', async () => {
  const [first, last] = ends(0);
  await userEvent.click(at(first));
  await userEvent.click(at(last));
  const word = puzzle.hidden[0]?.word ?? '';
  expect(screen.getByRole('status')).toHaveTextContent(`Gefunden: ${word}. Noch ${puzzle.hidden.length - 1}.`);
  expect(screen.getByText(word, { exact: false, selector: 'li' })).toHaveTextContent(`${word}, gefunden`);
  expect(at(first)).toHaveAccessibleName(/, gefunden$/);
  await userEvent.click(at(first));
  await userEvent.click(at([first[0] === 0 ? 1 : 0, first[1]]));
  expect(screen.getByRole('status')).toHaveTextContent('Hier steht kein gesuchtes Wort.');
});
