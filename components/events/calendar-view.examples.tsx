import type { Day } from 'german/dates/day';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import type { EventFacts } from '@/lib/events/feed';
import { CalendarView } from './calendar-view.island';
import { calendarView } from './calendar-view.styles';

const event = (id: number, title: string, date: string, first: Day, last = first): EventFacts => ({
  id,
  title,
  date,
  first,
  last,
  time: '10:00 - 12:00 Uhr',
  location: `Ort ${id}`,
  category: 'lesung',
  description: `Beschreibung ${id}`,
  searchText: title,
  card: '',
});

const EVENTS = [
  event(1, 'Winterlesung', '12. & 13. Dezember 2026', '2026-12-12', '2026-12-13'),
  event(2, 'Roboter', '16. Januar 2027', '2027-01-16'),
  event(3, 'Drucken', '16. Januar 2027', '2027-01-16'),
  event(4, 'Zoo', '10. April 2027', '2027-04-10'),
  event(5, 'Lesenacht', '23. April 2027', '2027-04-23'),
  event(6, 'Bach', '12. Juni 2027', '2027-06-12'),
];

export const EMPTY_DAY = {
  title: 'Keine Veranstaltungen an diesem Tag',
  text: 'Wähle einen anderen Tag, um Veranstaltungen zu finden',
};

const EMPTY_MONTH = { text: 'Keine Veranstaltungen im %month%.', next: 'Nächste Veranstaltung: %day%' };

/** The calendar with six events on a given day. */
export const calendarOn = (today: Day) => (
  <CalendarView
    events={EVENTS}
    today={today}
    emptyDay={EMPTY_DAY}
    emptyMonth={EMPTY_MONTH}
    arrows={{ back: '‹', on: '›' }}
  />
);

export const Stage = styled.div`
  ${calendarView}
`;

export const examples = {
  'Tag mit Veranstaltung': calendarOn('2026-12-12'),
  'Tag ohne Veranstaltung': calendarOn('2026-11-21'),
  'alles vorbei': calendarOn('2027-07-01'),
} satisfies Examples;
