import { cleanup, render, screen, within } from '@testing-library/react';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { EventPage } from '@/components/events/event-page';
import { type DatedEvent, datedEvents } from '@/lib/events/dated';
import { otherEvents, SHOWN_EVENTS } from '@/lib/events/others';
import { showByDate } from '@/lib/plain/days';

const [first] = [...datedEvents].sort((a, b) => a.first.localeCompare(b.first)) as [DatedEvent];
const dayBefore = addDays(first.first, -1);

/** Renders the page of an event, built on the day before all events, as seen on another day. */
function openOn(event: DatedEvent, day: Day) {
  jest.useFakeTimers({ now: new Date(`${dayBefore}T12:00:00+01:00`) });
  render(<EventPage event={event} category="Lesung" events={datedEvents} />);
  jest.setSystemTime(new Date(`${day}T12:00:00+01:00`));
  showByDate();
  jest.useRealTimers();
}
const stamps = (part: HTMLElement) =>
  within(part)
    .getAllByText('vorbei')
    .filter((stamp) => !stamp.closest('[hidden]'));

test('from the day after, the page says that the event is over', () => {
  for (const [day, count] of [
    [dayBefore, 0],
    [first.last, 0],
    [addDays(first.last, 1), 1],
  ] as const) {
    openOn(first, day);
    expect([day, stamps(screen.getByRole('article')).length]).toEqual([day, count]);
    cleanup();
  }
});

test('three other events are listed, those that are over marked (R-EVT-12)', () => {
  const last = datedEvents.find(({ id }) => id !== first.id) as DatedEvent;
  for (const day of [dayBefore, addDays(first.last, 1)]) {
    openOn(last, day);
    const aside = screen.getByRole('complementary');
    const expected = otherEvents(last, datedEvents, day).slice(0, SHOWN_EVENTS);
    const shown = within(aside)
      .getAllByRole('listitem')
      .filter((item) => !item.closest('[hidden]'));
    expect(shown).toHaveLength(expected.length);
    expect(stamps(aside)).toHaveLength(expected.filter((other) => other.last < day).length);
    cleanup();
  }
});

test('the way back leads to the events, as they were left (R-EVT-14)', () => {
  openOn(first, dayBefore);
  const back = screen.getByRole('link', { name: 'Zurück zu den Veranstaltungen' });
  expect(back).toHaveAttribute('href', '/#events');
  expect(back).toHaveAttribute('data-keeps-query');
});
