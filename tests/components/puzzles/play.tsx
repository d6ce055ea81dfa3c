import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Game } from '@/components/puzzles/game';
import { PLAYS } from '@/components/puzzles/plays';
import { content } from '@/lib/content';
import type { Kind } from '@/lib/puzzles/kinds';

export const { player: copy } = content.lists.puzzles;

/** Renders a puzzle being played, as „Hier lösen“ opens it. */
export async function play(kind: Kind, puzzle: unknown) {
  localStorage.clear();
  const playable = await PLAYS[kind]();
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
