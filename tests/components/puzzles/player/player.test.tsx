import { render, screen } from '@testing-library/react';
import { today } from 'german/dates/day';
import { puzzleOf } from 'puzzles/make';
import { weekOf } from 'puzzles/week';
import { Player } from '@/components/puzzles/player/player.island';
import { content } from '@/lib/content';
import { keepState } from '@/lib/puzzles/store';

const week = weekOf(today()).name;
const ADDRESS = `${week}/sudoku/easy`;
const player = {
  kind: 'sudoku',
  puzzle: puzzleOf(content, 'sudoku', 'easy', week),
  address: ADDRESS,
  name: 'Sudoku, leicht',
  copy: content.lists.puzzles.player,
} as const;

afterEach(() => localStorage.clear());

test.each([
  ['with its sheet', <p key="sheet">Auf Papier</p>],
  ['without a sheet, as on the landing page', undefined],
])('a started puzzle opens at once for a returning child, %s (R-PUZ-7)', async (_where, sheet) => {
  keepState(ADDRESS, {});
  render(<Player {...player}>{sheet}</Player>);
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Hier lösen/ })).not.toBeInTheDocument();
});

test('an untouched puzzle is not hydrated and stores nothing', () => {
  render(<Player {...player} />);
  expect(screen.getByRole('button', { name: /^Hier lösen/ })).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
