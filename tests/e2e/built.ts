import { type Days, sortComingFirst } from 'content/event-days';
import type { Article, Event } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import { type Day, today } from 'german/dates/day';
import { listSearch } from 'search/list';
import { planOf } from 'subscription/plans/in-order';
import { searchTextOf } from '@/lib/events/search-text';
import { readingMinutes } from '@/lib/news/reading';
import { articlePath, bookPath, eventPath, PATHS } from '@/lib/paths';
import { built } from '@/tests/built-content';

export { built };

export const planNamed = (id: string) => planOf(built.plans, id);

const [longest] = [...built.articles].sort(
  (a, b) => JSON.stringify(b.content).length - JSON.stringify(a.content).length,
);

/** Every event with its days. */
export type DatedEvent = Event & Days;
export const events: DatedEvent[] = built.events.map((event) => {
  const { first, last, days } = event.date;
  return { ...event, first, last, ...(days && { days }) };
});

/** A day before all events, in the month of the first one if possible. */
const earliest = events.map(({ first }) => first).sort()[0] ?? today();
export const DAY_BEFORE = addDays(earliest, -1);
/** A day after all events. */
export const DAY_AFTER = addDays(
  events
    .map(({ last }) => last)
    .sort()
    .at(-1) ?? today(),
  400,
);
/** 10 a.m. on a day, for page.clock. */
export const morningOf = (day: Day) => `${day}T10:00:00+01:00`;

export const eventsOn = (day: Day) => sortComingFirst(events, day);

const find = listSearch(events.map((event) => searchTextOf(event, built.site.eventCategories[event.category])));
/** Events that the list shows for a query. */
export const eventsFor = (query: string) => events.filter((_, place) => find(query)(place));

/** Addresses of existing pages, one of each kind; if there is none, the address of the list. */
export const article = longest;
/** Whether an article has about 800 words instead of 500. */
export const isLong = (one: Article) => readingMinutes(one) >= 7;
export const ARTICLE = article ? articlePath(article.slug) : PATHS.news;
export const EVENT = built.events[0] ? eventPath(built.events[0].id) : PATHS.landing;
export const BOOK = built.books[0] ? bookPath(built.books[0].id) : PATHS.books;

/** Address of an event that does not exist. */
export const UNKNOWN_EVENT = eventPath(Math.max(0, ...events.map(({ id }) => id)) + 99);

/** The item at an index, or the last one; empty for an empty list: `for (const book of near(books, 5)) test(…)`. */
export const near = <T>(list: readonly T[], place: number): T[] =>
  list.slice(Math.min(place, list.length - 1)).slice(0, 1);

/** Target of a search, an article or else the imprint: title, address, and longest word of the title. */
export const SOUGHT = article
  ? { title: article.title, path: ARTICLE }
  : { title: built.pages.impressum.title, path: PATHS.imprint };
export const SEARCHED = longestWord(SOUGHT.title);

/** longestWord('Wie ein Vulkan ausbricht') → 'ausbricht' */
export function longestWord(text: string) {
  const words = text.match(/\p{L}+/gu) ?? [text];
  return words.reduce((best, word) => (word.length > best.length ? word : best));
}
