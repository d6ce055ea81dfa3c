import { render, screen } from '@testing-library/react';
import { Briefs } from '@/components/last-page/briefs';
import { EXAMPLE } from '@/lib/events/labels';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00+01:00') }));
afterEach(() => jest.useRealTimers());

test('shows the newest brief first and none before its date, each with place and date; examples are marked (R-NEWS-18)', () => {
  render(<Briefs />);
  const told = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Kurze Meldung Nummer 3',
    'Kurze Meldung Nummer 2',
    'Kurze Meldung Nummer 1',
  ]);
  expect(told.map((text) => text?.includes(EXAMPLE))).toEqual([true, true, false]);
  expect(told[0]).toContain('Musterstadt, 21.\u00a0November 2026');
});
