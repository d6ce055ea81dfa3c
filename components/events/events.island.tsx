'use client';

import { AT_TODAY, type Days, isPast, sortComingFirst } from 'content/event-days';
import type { Day } from 'german/dates/day';
import { type ReactNode, useEffect, useMemo } from 'react';
import { CardHtml } from '@/components/ui/card-html';
import { FilterList } from '@/components/ui/filter-list.island';
import { LoadFailed } from '@/components/ui/load-failed';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { useFeed } from '@/components/ui/use-feed';
import { useLazyImport } from '@/components/ui/use-late';
import { useQuery, writeQuery } from '@/components/ui/use-query';
import { useToday } from '@/components/ui/use-today';
import { EVENTS_FEED, type EventFacts, LOADING_EVENT } from '@/lib/events/feed';

type Item = Days & { id: number; category: string; searchText: string; node: ReactNode };

type Props = {
  builtOn: Day;
  categories: { value: string; label: string }[];
  /** Events in the page, with their rendered cards. */
  items: Item[];
  /** Number of all events; those missing in `items` are fetched from /events.json on demand. */
  total: number;
  pageSize: number;
  empty: ReactNode;
  resetLabel: string;
  emptyDay: { title: string; text: string };
  emptyMonth: { text: string; next: string };
  arrows: { back: ReactNode; on: ReactNode };
  /** Link to the calendar file of all events. */
  ics: ReactNode;
};

const NONE: EventFacts[] = [];
const readEvents = (data: unknown) => data as EventFacts[];
const importCalendar = async () => (await import('./calendar-view.island')).CalendarView;

const VIEWS = [
  { value: '', label: 'Listenansicht' },
  { value: 'kalender', label: 'Kalenderansicht' },
] as const;

/** List or calendar (R-EVT-2). The address keeps the view, so that the back button returns to the list. */
export function Events({ builtOn, categories, items, total, emptyDay, emptyMonth, arrows, ics, ...list }: Props) {
  const today = useToday(builtOn);
  const view = new URLSearchParams(useQuery()).get('ansicht') === 'kalender' ? 'kalender' : '';
  // A whole list or month renders slowly: paint the pressed button first.
  const shown = useAfterPaint(view);
  const { state, data: events = NONE, load } = useFeed(EVENTS_FEED, readEvents);
  const { part: CalendarView, isLost, ask } = useLazyImport(importCalendar);
  useEffect(() => {
    if (!view) return;
    load();
    ask();
  }, [view, load, ask]);
  // If one is over, the next or last ones may be missing in the page.
  const isOver = items.some((item) => isPast(item, today)) && total > items.length && today > builtOn;
  useEffect(() => {
    if (isOver) load();
  }, [isOver, load]);
  const arranged = useMemo(() => {
    const held = new Set(items.map(({ id }) => id));
    const further = events
      .filter(({ id }) => !held.has(id))
      .map((event) => ({ ...event, node: <CardHtml html={event.card} /> }));
    const texts = new Map(events.map(({ id, searchText }) => [id, searchText]));
    return sortComingFirst<Item>([...items, ...further], today).map((item) => ({
      id: `event-${item.id}`,
      facets: { kategorie: item.category },
      searchText: texts.get(item.id) ?? item.searchText,
      node: item.node,
      state: isPast(item, today) ? 'past' : undefined,
    }));
  }, [items, events, today]);
  const facets = useMemo(
    () => [{ name: 'kategorie', label: 'Kategorie', all: 'Alle Veranstaltungen', options: categories }],
    [categories],
  );

  const isFailed = isLost || state === 'failed';
  // A lost script needs a reload; the address keeps view and filter.
  const again = isLost ? () => window.location.reload() : load;

  return (
    <>
      <div className="bar no-print">
        <fieldset className="views">
          <legend className="visually-hidden">Ansicht</legend>
          {VIEWS.map(({ value, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={view === value}
              onPointerEnter={value ? ask : undefined}
              onClick={() => writeQuery({ ansicht: value, ...AT_TODAY }, 'push', 'events')}
            >
              {label}
            </button>
          ))}
        </fieldset>
        {ics}
      </div>
      <div hidden={shown !== ''}>
        <FilterList
          {...list}
          facets={facets}
          listClassName="event-grid"
          items={arranged}
          searchLabel="Suche nach Titel, Ort oder Monat"
          noun={{ one: 'Veranstaltung', many: 'Veranstaltungen' }}
          anchor="events"
          further={state === 'here' ? undefined : { count: total - items.length, texts: true, load, state }}
        />
      </div>
      {shown !== '' && isFailed && <LoadFailed text="Der Kalender konnte nicht geladen werden." again={again} />}
      {shown !== '' &&
        !isFailed &&
        (CalendarView && state === 'here' ? (
          <CalendarView {...{ events, today, emptyDay, emptyMonth, arrows }} />
        ) : (
          <p role="status">{LOADING_EVENT}</p>
        ))}
    </>
  );
}
