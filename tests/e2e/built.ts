import type { Event } from '@/lib/content/kinds';
import { addDays, type Day, today } from '@/lib/dates/day';
import { comingFirst, type Days } from '@/lib/events/days';
import { searchTextOf } from '@/lib/events/search-text';
import { articlePath, bookPath, eventPath } from '@/lib/pages/paths';
import { listSearch } from '@/lib/search/list';
import { built } from '@/tests/built-content';

export { built };

const [longest] = [...built.articles].sort(
  (a, b) => JSON.stringify(b.content).length - JSON.stringify(a.content).length,
);

/** Every event with its days. */
export type DatedEvent = Event & Days;
export const events: DatedEvent[] = built.events.map((event) => {
  const { first, last, days } = event.date;
  return { ...event, first, last, ...(days && { days }) };
});

/** A day before each event, in the month of the first one where that is possible. */
const earliest = events.map(({ first }) => first).sort()[0] ?? today();
export const DAY_BEFORE = addDays(earliest, -1);
/** A day when each event is over. */
export const DAY_AFTER = addDays(
  events
    .map(({ last }) => last)
    .sort()
    .at(-1) ?? today(),
  400,
);
/** Ten in the morning, for page.clock. */
export const morningOf = (day: Day) => `${day}T10:00:00+01:00`;

export const eventsOn = (day: Day) => comingFirst(events, day);

/** The one thing a test is about; where content has none, the test has nothing to look at and says so. */
export function some<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`Der Inhalt hat nichts für diesen Test: ${what}`);
  return found;
}

const find = listSearch(events.map((event) => searchTextOf(event, built.site.eventCategories[event.category])));
/** The events the list shows for what was typed. */
export const eventsFor = (query: string) => events.filter((_, place) => find(query)(place));

/** Page addresses of things that are there, one of each kind. */
export const ARTICLE = articlePath(longest?.slug ?? 'x');
export const article = longest;
export const EVENT = eventPath(built.events[0]?.id ?? 0);
export const BOOK = bookPath(built.books[0]?.id ?? 0);

/** A book that stands well within the list, or the last one there is. */
export const bookAt = (place: number) => some(built.books[Math.min(place, built.books.length - 1)], 'ein Buch');
export const gameAt = (place: number) => some(built.games[Math.min(place, built.games.length - 1)], 'ein Spiel');

/** What one searches for to find the article: the longest word of its title. */
export const SEARCHED = (longest?.title.match(/\p{L}+/gu) ?? ['Zeitung']).reduce((best, word) =>
  word.length > best.length ? word : best,
);
