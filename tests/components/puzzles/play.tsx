import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Kind } from 'content/puzzle-kinds';
import { puzzleOf } from 'puzzles/make';
import type { PuzzleOf } from 'puzzles/makers';
import { Game } from '@/components/puzzles/player/game';
import { PLAYERS } from '@/components/puzzles/players';
import { content } from '@/lib/content';

export const { player: copy } = content.lists.puzzles;

/** An easy puzzle of the fixtures. */
export const puzzle = <K extends Kind>(kind: K) => puzzleOf(content, kind, 'easy', '2026-47');

/** Renders a puzzle being played, as „Hier lösen“ opens it. */
export async function play<K extends Kind>(kind: K, puzzle: PuzzleOf<K>) {
  localStorage.clear();
  const playable = await PLAYERS[kind]();
  const game = { playable, puzzle, address: `test/${kind}/easy`, name: 'Rätsel', copy };
  render(<Game {...game} takesFocus />);
}

export const cells = () => screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-label'));
export const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name });
/** Presses a button and waits for its effect: the board renders after the button. */
export async function press(name: string | RegExp) {
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
}
export const isSolved = () => expect(screen.getByRole('status')).toHaveTextContent(copy.solved);
