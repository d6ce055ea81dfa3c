import { render, screen } from '@testing-library/react';
import { KindCards } from '@/components/puzzles/kind-cards';
import { resume } from '@/lib/plain/resume';
import { keepState } from '@/lib/puzzles/store';

const card = (name: string) => screen.getByRole('link', { name }).closest('li');

test('a child sees which puzzles of the week it has begun (R-PUZ-7)', () => {
  render(<KindCards week="2026-47" kinds={['sudoku', 'maze']} notes={{}} />);
  keepState('2026-46/labyrinth/easy', {});
  keepState('2026-47/sudoku/hard', {});
  resume();
  expect(card('Sudoku')).toHaveAttribute('data-begun');
  expect(card('Labyrinth')).not.toHaveAttribute('data-begun');
  keepState('2026-47/labyrinth/easy', {});
  keepState('2026-47/labyrinth/hard', {});
  resume();
  expect(card('Labyrinth')).toHaveAttribute('data-begun');
});
