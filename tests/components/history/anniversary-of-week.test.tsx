import { render, screen } from '@testing-library/react';
import { AnniversaryOfWeek } from '@/components/history/anniversary-of-week';

const headingOn = (day: string) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00+01:00`) });
  render(<AnniversaryOfWeek />);
  return screen.getAllByRole('heading', { level: 3 }).map(({ children }) =>
    [...children]
      .filter((part) => !(part as HTMLElement).hidden)
      .map(({ textContent }) => textContent)
      .join(''),
  )[0];
};

afterEach(() => jest.useRealTimers());

test.each([
  ['the day before', '2026-11-23', 'Am 24.\u00a0November 1859'],
  ['the day itself', '2026-11-24', 'Heute vor 167\u00a0Jahren'],
  ['the day after', '2026-11-25', 'Am 24.\u00a0November 1859'],
])('on %s the heading says when it happened (R-HIST-1)', (_, day, expected) => {
  expect(headingOn(day)).toBe(expected);
});
