import { weekday } from 'german/dates/day';
import { MONTHS, WEEKDAYS } from 'german/dates/german';
import { listSearch } from 'search/list';
import { content } from '@/lib/content';
import { dated } from '@/lib/events/dated';
import { searchTextOf } from '@/lib/events/search-text';

const { eventCategories } = content.site;
const events = content.events.map(dated);
const find = listSearch(events.map((event) => searchTextOf(event, eventCategories[event.category])));
const found = (query: string) => events.filter((_, place) => find(query)(place)).map(({ id }) => id);
const idsOf = (has: (event: (typeof events)[number]) => unknown) => events.filter(has).map(({ id }) => id);
const [some] = events;
if (!some?.fullAddress || !some.description) throw new Error('Der ersten Veranstaltung fehlen Angaben');

const inTown = idsOf(({ location, fullAddress }) => `${location} ${fullAddress?.text}`.includes('Köln'));

test('Köln finds exactly the events there, a title or place its event (R-EVT-4)', () => {
  expect(found('Köln')).toEqual(inTown);
  for (const { id, title, location } of events) for (const text of [title, location]) expect(found(text)).toContain(id);
});

test.each(events.flatMap(({ district }) => district ?? []))('%s finds the events in that district', (district) => {
  expect(found(district)).toEqual(expect.arrayContaining(idsOf((event) => event.district === district)));
});

test.each(MONTHS)('%s finds the events of that month', (month) => {
  expect(found(month)).toEqual(expect.arrayContaining(idsOf(({ date }) => date.text.includes(month))));
});

test.each(WEEKDAYS)('%s finds the events that start on that weekday', (name) => {
  expect(found(name)).toEqual(expect.arrayContaining(idsOf(({ first }) => WEEKDAYS[weekday(first)] === name)));
});

test.each(Object.entries(eventCategories))('the category %s is found by both its names', (category, { one, many }) => {
  const own = idsOf((event) => event.category === category);
  for (const name of [one, many]) expect(found(name)).toEqual(expect.arrayContaining(own));
});

test('finds a street, a word of the description, and one with swapped letters', () => {
  const swapped = (word: string) => word.replace(/^(..)(.)(.)/, '$1$3$2');
  const street = some.fullAddress?.text.split(/[ ,]/)[0] ?? '';
  const word =
    some.description?.split(/[^\p{L}]+/u).reduce((long, one) => (one.length > long.length ? one : long)) ?? '';
  for (const query of [street, word, swapped(word), `${street} ${word}`]) expect(found(query)).toContain(some.id);
});

test('an event over two days is found by both weekdays and by the weekend', () => {
  const { description: _, ...rest } = some;
  const text = searchTextOf({ ...rest, first: '2026-12-11', last: '2026-12-12' }, eventCategories[some.category]);
  for (const day of ['Freitag', 'Samstag', 'Wochenende']) expect(text).toContain(day);
  expect(text).not.toContain('Sonntag');
});
