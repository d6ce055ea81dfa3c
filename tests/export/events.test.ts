import { readFileSync } from 'node:fs';
import { EXAMPLE } from '@/lib/events/labels';
import { eventPath, icsPath } from '@/lib/paths';
import { built } from '../built-content';
import { BASE, pages, readable, textOf } from './pages';

/** Every event with the text and links of its page. */
const told = built.events.map((event) => {
  const page = pages.find(({ path }) => path === eventPath(event.id));
  if (!page) throw new Error(`${eventPath(event.id)} is missing`);
  const links = page.root.querySelectorAll('main a').map((link) => ({
    text: readable(link.textContent),
    href: link.getAttribute('href'),
    target: link.getAttribute('target'),
  }));
  const words = page.root.querySelectorAll('main *').map((element) => readable(element.textContent));
  return { event, text: textOf(page), words: new Set(words), links };
});

test('a family reads when, where and for whom an event is, and how to get there (R-EVT-11)', () => {
  for (const { event, text, links } of told) {
    const { id, title, date, time, location, fullAddress, ageRecommendation, example, directions } = event;
    const wanted = [
      title,
      ...[date.text, time.text, fullAddress?.text ?? location, ageRecommendation?.text, example && EXAMPLE],
      ...(directions ? ['Mit Bus und Bahn', 'Mit dem Auto', 'Zu Fuß', ...Object.values(directions)] : []),
    ];
    const missing = wanted.flatMap((words) => (words && !text.includes(readable(words)) ? [words] : []));
    expect([id, missing]).toEqual([id, []]);
    const maps = links.filter((link) => link.text.startsWith('Maps'));
    expect([id, maps.map(({ target }) => target)]).toEqual([id, ['_blank']]);
    expect(links.filter((link) => link.text === 'In den Kalender').map(({ href }) => href)).toEqual([
      BASE + icsPath(id),
    ]);
  }
});

test('credit, tickets, age and directions appear only if they exist (R-EVT-11)', () => {
  for (const { event, text, words, links } of told) {
    const { id, image, moreInfoLink, directions, ageRecommendation } = event;
    if (image.credit) expect([id, text]).toEqual([id, expect.stringContaining(readable(image.credit))]);
    const tickets = links.filter((link) => link.text.startsWith('Mehr Informationen und Tickets'));
    expect([id, tickets.map(({ target }) => target)]).toEqual([id, moreInfoLink ? ['_blank'] : []]);
    expect([id, words.has('Zu Fuß')]).toEqual([id, Boolean(directions)]);
    expect([id, words.has('Alter')]).toEqual([id, Boolean(ageRecommendation)]);
  }
});

test('each event has a calendar file, and one file has them all (R-EVT-16)', () => {
  const entriesOf = (file: string) => readFileSync(`out${file}`, 'utf8').match(/BEGIN:VEVENT/g)?.length ?? 0;
  expect(entriesOf('/events.ics')).toBeGreaterThanOrEqual(built.events.length);
  for (const { id, date } of built.events) expect([id, entriesOf(icsPath(id))]).toEqual([id, date.days?.length ?? 1]);
});
