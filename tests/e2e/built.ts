import type { Event, PlanId } from '@/lib/content/kinds';
import { addDays } from '@/lib/dates/arithmetic';
import { type Day, today } from '@/lib/dates/day';
import { comingFirst, type Days } from '@/lib/events/days';
import { searchTextOf } from '@/lib/events/search-text';
import { articlePath, bookPath, eventPath, PATHS } from '@/lib/pages/paths';
import { planOf } from '@/lib/plans/in-order';
import { listSearch } from '@/lib/search/list';
import { built } from '@/tests/built-content';

export { built };

export const planNamed = (id: PlanId) => planOf(built.plans, id);

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

const find = listSearch(events.map((event) => searchTextOf(event, built.site.eventCategories[event.category])));
/** The events the list shows for what was typed. */
export const eventsFor = (query: string) => events.filter((_, place) => find(query)(place));

/** Page addresses of things that are there, one of each kind; where there is none, of the list that says so. */
export const article = longest;
export const ARTICLE = article ? articlePath(article.slug) : PATHS.news;
export const EVENT = built.events[0] ? eventPath(built.events[0].id) : PATHS.landing;
export const BOOK = built.books[0] ? bookPath(built.books[0].id) : PATHS.books;

/** The page of an event there is not. */
export const UNKNOWN_EVENT = eventPath(Math.max(0, ...events.map(({ id }) => id)) + 99);

/** The thing at a place of a list, or its last; of an empty list none: `for (const book of near(books, 5)) test(…)`. */
export const near = <T>(list: readonly T[], place: number): T[] =>
  list.slice(Math.min(place, list.length - 1)).slice(0, 1);

/** What one searches for, the article or else the imprint: its title, its address, the longest word of its title. */
export const SOUGHT = article
  ? { title: article.title, path: ARTICLE }
  : { title: built.pages.impressum.title, path: PATHS.imprint };
export const SEARCHED = longestWord(SOUGHT.title);

/** longestWord('Wie ein Vulkan ausbricht') → 'ausbricht' */
export function longestWord(text: string) {
  const words = text.match(/\p{L}+/gu) ?? [text];
  return words.reduce((best, word) => (word.length > best.length ? word : best));
}
