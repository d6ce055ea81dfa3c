import type { ComponentProps } from 'react';
import type { BackToEvents } from '@/components/events/back-to-events.island';
import type { CalendarView } from '@/components/events/calendar-view.island';
import type { ComingTable } from '@/components/events/coming-table.island';
import type { DayPanel } from '@/components/events/day-panel.island';
import type { Events } from '@/components/events/events.island';
import type { MonthCalendar } from '@/components/events/month-calendar.island';
import type { OtherEvents } from '@/components/events/other-events.island';
import type { PastMark } from '@/components/events/past-mark.island';
import type { FilterBar } from '@/components/ui/filter-bar.island';
import type { FilterList } from '@/components/ui/filter-list.island';
import type { EventFacts } from '@/lib/events/feed';

const today = '2026-11-21';
const zoo: EventFacts = {
  id: 6,
  title: 'Zoo-Rallye',
  date: '10. April 2027',
  time: '10:00 - 13:00 Uhr',
  location: 'Tierpark Hasenbusch',
  category: 'ausflug',
  description: 'Heute bist du Tierreporterin oder Tierreporter.',
  searchText: 'Zoo-Rallye\nTierpark Hasenbusch',
  card: '<article>Zoo-Rallye</article>',
  first: '2027-04-10',
  last: '2027-04-10',
};
const { id, category, first, last } = zoo;
const arrows = { back: '‹', on: '›' };
const emptyDay = {
  title: 'Keine Veranstaltungen an diesem Tag',
  text: 'Wähle einen anderen Tag, um Veranstaltungen zu finden',
};
const facets = [
  { name: 'kategorie', label: 'Kategorie', all: 'Alle', options: [{ value: 'ausflug', label: 'Ausflüge' }] },
];
const list = {
  facets,
  searchLabel: 'Suche',
  noun: { one: 'Veranstaltung', many: 'Veranstaltungen' },
  empty: null,
  resetLabel: 'Alle anzeigen',
};

/** What the islands of the events, and of filtered lists, need to render at all. */
export const EVENT_ISLAND_PROPS = {
  'components/events/back-to-events.island.tsx': {
    BackToEvents: { children: 'Zurück' } satisfies ComponentProps<typeof BackToEvents>,
  },
  'components/events/calendar-view.island.tsx': {
    CalendarView: { events: [zoo], today, emptyDay, arrows } satisfies ComponentProps<typeof CalendarView>,
  },
  'components/events/coming-table.island.tsx': {
    ComingTable: { events: [zoo], today } satisfies ComponentProps<typeof ComingTable>,
  },
  'components/events/day-panel.island.tsx': {
    DayPanel: { day: first, events: [zoo], goingOn: [], today, empty: emptyDay } satisfies ComponentProps<
      typeof DayPanel
    >,
  },
  'components/events/events.island.tsx': {
    Events: {
      builtOn: today,
      categories: facets[0]?.options ?? [],
      total: 1,
      pageSize: 24,
      empty: null,
      resetLabel: 'Alle anzeigen',
      items: [{ id, category, first, last, searchText: 'Zoo-Rallye', node: 'Zoo-Rallye' }],
      emptyDay,
      arrows,
      ics: null,
    } satisfies ComponentProps<typeof Events>,
  },
  'components/events/month-calendar.island.tsx': {
    MonthCalendar: {
      range: { first: '2026-11-01', last: '2028-04-10' },
      counts: new Map([[first, 1]]),
      today,
      shown: today,
      selected: today,
      onSelect: () => {},
      onWalk: () => {},
      onTurn: () => {},
      arrows,
    } satisfies ComponentProps<typeof MonthCalendar>,
  },
  'components/events/other-events.island.tsx': {
    OtherEvents: {
      builtOn: today,
      event: { id: 7, category: 'lesung' },
      items: [{ id, category, first, last, node: 'Zoo-Rallye' }],
    } satisfies ComponentProps<typeof OtherEvents>,
  },
  'components/events/past-mark.island.tsx': {
    PastMark: { builtOn: today, first, last } satisfies ComponentProps<typeof PastMark>,
  },
  'components/ui/filter-bar.island.tsx': {
    FilterBar: {
      facets,
      chosen: { kategorie: '' },
      onChoose: () => {},
      searchLabel: 'Suche',
      typed: '',
      onType: () => {},
      bar: { current: null },
      field: { current: null },
    } satisfies ComponentProps<typeof FilterBar>,
  },
  'components/ui/filter-list.island.tsx': {
    FilterList: {
      ...list,
      listClassName: 'event-grid',
      items: [{ id: 'zoo', facets: { kategorie: 'ausflug' }, searchText: 'Zoo-Rallye', node: 'Zoo-Rallye' }],
    } satisfies ComponentProps<typeof FilterList>,
  },
};
