import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarOn } from '@/components/events/calendar-view.examples';
import { play, puzzle } from '@/tests/components/puzzles/play';
import { translate } from '@/tests/translator';

/** Lets what a press asked for arrive. */
const settled = () => act(async () => {});

test('the calendar shows the days of the next month after a translator replaced them (R-FLT-11)', async () => {
  const { container } = render(calendarOn('2026-11-21'));
  const stop = translate(container);
  await userEvent.click(screen.getByRole('button', { name: 'Nächster Monat' }));
  await screen.findByRole('button', { name: /1\. Dezember 2026/ });
  await waitFor(() => {
    const days = [...container.querySelectorAll('.react-aria-CalendarCell:not([data-outside-month])')];
    expect(days.map(({ textContent }) => textContent)).toEqual(Array.from({ length: 31 }, (_, at) => String(at + 1)));
  });
  stop();
});

test('digits of a sudoku can be entered and deleted after a translator replaced them (R-FLT-11)', async () => {
  const sudoku = puzzle('sudoku');
  await play('sudoku', sudoku);
  const stop = translate(document.body);
  const cell = () =>
    document.querySelectorAll<HTMLElement>('button[data-cell]')[sudoku.givens.indexOf('0')] as HTMLElement;
  act(() => cell().focus());
  for (const [key, shown] of [
    ['1', '1'],
    ['2', '2'],
    ['{Delete}', ''],
  ] as const) {
    await userEvent.keyboard(key);
    await settled();
    expect(cell().textContent).toBe(shown);
  }
  stop();
});
