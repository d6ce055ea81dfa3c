import { render, screen, within } from '@testing-library/react';
import type { Event } from 'content/kinds';
import { formatDay } from 'german/dates/german';
import { ComingTable } from '@/components/events/coming-table.island';
import { DayPanel } from '@/components/events/day-panel.island';
import { EventCard } from '@/components/events/event-card';
import { EventPage } from '@/components/events/event-page';
import { eventFeed } from '@/components/events/feed';
import { content } from '@/lib/content';
import { dated, datedEvents } from '@/lib/events/dated';
import { stated } from '../../lib/events/when';

const [first] = content.events as [Event];
const { status: copy } = content.landing.events;
const STATES = [
  ['abgesagt', 'Abgesagt', copy.abgesagt],
  ['ausverkauft', 'Ausverkauft', copy.ausverkauft],
  ['verschoben vom 5. Dezember 2026', 'Verschoben', copy.verschoben.replace('%date%', formatDay('2026-12-05'))],
] as const;

describe.each(STATES)('an event that is %s says so (R-EVT-17)', (text, word, sentence) => {
  const event = dated({ ...first, ...stated(text) });

  test('on its card', () => {
    render(<EventCard event={event} category="Lesung" />);
    expect(screen.getByText(word)).toBeInTheDocument();
  });

  test('on its page, in a sentence before the facts', () => {
    render(<EventPage event={event} category="Lesung" events={[]} />);
    const note = screen.getByRole('note');
    expect(note.textContent).toBe(sentence);
    expect(note.compareDocumentPosition(screen.getByText('Datum')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('in the calendar’s panel and table', async () => {
    const [facts] = await eventFeed();
    const told = { ...facts, status: word } as NonNullable<typeof facts>;
    render(
      <>
        <DayPanel day={told.first} events={[told]} goingOn={[]} today={told.first} empty={{ title: '', text: '' }} />
        <ComingTable events={[told]} today={told.first} />
      </>,
    );
    expect(within(screen.getByRole('list')).getByText(word)).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getByText(word)).toBeInTheDocument();
  });
});

test('an event that takes place as planned says nothing', () => {
  const [event] = datedEvents as [(typeof datedEvents)[0]];
  render(<EventPage event={event} category="Lesung" events={[]} />);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(screen.queryByText(/^(Abgesagt|Ausverkauft|Verschoben)$/)).not.toBeInTheDocument();
});

test('who holds the event is on its page', () => {
  render(<EventPage event={dated({ ...first, organizer: 'Naturschule' })} category="Lesung" events={[]} />);
  expect(screen.getByText('Veranstalter')).toBeInTheDocument();
  expect(screen.getByText('Naturschule')).toBeInTheDocument();
});
