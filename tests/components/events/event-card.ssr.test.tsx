import { unhyphenated } from 'german/hyphens';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { EventCard } from '@/components/events/event-card';
import { eventFeed } from '@/components/events/feed';
import { content } from '@/lib/content';
import { type DatedEvent, datedEvents } from '@/lib/events/dated';
import { EXAMPLE } from '@/lib/events/labels';
import { mapsSearch, placeOf } from '@/lib/events/maps';
import { eventPath, icsPath } from '@/lib/paths';

const card = (event: DatedEvent) => renderToStaticMarkup(<EventCard event={event} category="Lesung" />);
const [first] = datedEvents;
if (!first) throw new Error('keine Veranstaltungen');

test('a card has all facts of an event, the name and colour of its category, and where it leads (R-EVT-3, R-LOOK-4)', () => {
  const { id, title, date, time, location, ageRecommendation, category, image } = first;
  const root = parse(card(first));
  for (const text of ['Lesung', title, date.text, time.text, location, ageRecommendation?.text ?? ''])
    expect(unhyphenated(root.text)).toContain(text);
  expect(root.querySelector('article')?.getAttribute('data-category')).toBe(category);
  expect(root.querySelector('img')?.getAttribute('alt')).toBe(image.alt);
  expect(root.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    [mapsSearch(placeOf(first)), '_blank'],
    [eventPath(id), undefined],
    [icsPath(id), undefined],
  ]);
});

test('a card omits fields that the event does not have', () => {
  const { ageRecommendation: age, description, fullAddress: _, ...rest } = first;
  const bare = card(rest);
  expect(card(first)).toContain(age?.text);
  expect(card(first)).toContain(description?.split('. ')[0]);
  expect(bare).not.toContain(age?.text);
  expect(bare).not.toContain('class="description"');
  expect(bare).toContain(`query=${new URLSearchParams({ q: first.location }).toString().slice(2)}`);
});

test('an example event is marked on its card, a real one is not (R-EVT-15)', () => {
  const { example: _, ...real } = first;
  expect(card({ ...real, example: true })).toContain(EXAMPLE);
  expect(card(real)).not.toContain(EXAMPLE);
});

test('the date leaf shows day and month, and both days of a range', () => {
  const leaf = (event: DatedEvent) => /class="leaf".*?<\/span><\/span>/.exec(card(event))?.[0].replace(/<[^>]+>/g, ' ');
  expect(leaf({ ...first, first: '2027-03-06', last: '2027-03-06' })).toMatch(/Mär\s+6\s/);
  expect(leaf({ ...first, first: '2026-12-12', last: '2026-12-13' })).toMatch(/Dez\s+12–13\s/);
});

test('the feed has every event with its rendered card', async () => {
  const feed = await eventFeed();
  expect(feed.map(({ id }) => id)).toEqual(content.events.map(({ id }) => id));
  for (const { title, card: html } of feed) expect(html).toContain(title.replaceAll('&', '&amp;'));
});
