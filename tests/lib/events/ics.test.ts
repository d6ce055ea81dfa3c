import ICAL from 'ical.js';
import { content } from '@/lib/content';
import type { Event } from '@/lib/content/kinds';
import { asExample } from '@/lib/events/example';
import { icsFile } from '@/lib/events/ics';
import { eventTimes } from '@/lib/events/times';

/** Reads a file back as a calendar program would, with the zone rules that stand in it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}

/** Every moment the entry begins at. */
function starts(entry: ICAL.Event): string[] {
  const found: string[] = [];
  const iterator = entry.iterator();
  for (let next = iterator.next(); next && found.length < 50; next = iterator.next())
    found.push(next.toJSDate().toISOString());
  return found;
}

const one = (change: Partial<Event> = {}) => {
  const [event] = content.events;
  if (!event) throw new Error('keine Veranstaltungen');
  const { description: _, ...rest } = event;
  const [entry] = read(icsFile([{ ...rest, ...change }], 'DUDA'));
  if (!entry) throw new Error('kein Eintrag');
  return entry;
};

afterEach(() => ICAL.TimezoneService.reset());

test.each(content.events)('$title comes back as it stands in the content', (event) => {
  const [entry] = read(icsFile([event], 'DUDA'));
  const { start, end } = eventTimes(event);
  expect(entry?.summary).toBe(asExample(event, event.title));
  expect(entry?.description).toContain(event.description);
  expect(entry?.location).toContain(event.fullAddress ?? event.location);
  expect(entry?.startDate.toString()).toBe(`${start}:00`);
  expect(entry?.endDate.toString()).toBe(`${end}:00`);
  expect(entry?.startDate.zone.tzid).toBe('Europe/Berlin');
});

test.each([
  ['in winter', '16. Januar 2027', '2027-01-16T09:00:00.000Z'],
  ['in summer', '12. Juni 2027', '2027-06-12T08:00:00.000Z'],
  ['on the last winter day', '27. März 2027', '2027-03-27T09:00:00.000Z'],
  ['on the first summer day', '28. März 2027', '2027-03-28T08:00:00.000Z'],
  ['on the first winter day', '31. Oktober 2027', '2027-10-31T09:00:00.000Z'],
])('ten o’clock is ten o’clock in Berlin %s', (_, date, moment) => {
  const entry = one({ date, time: '10:00 - 11:00 Uhr' });
  expect(starts(entry)).toEqual([moment]);
  expect(entry.duration.toSeconds()).toBe(3600);
});

test('a range takes place on each of its days, at the same clock time across daylight saving', () => {
  expect(starts(one({ date: '27. & 28. März 2027', time: '10:00 - 11:00 Uhr' }))).toEqual([
    '2027-03-27T09:00:00.000Z',
    '2027-03-28T08:00:00.000Z',
  ]);
  expect(starts(one({ date: '12. & 13. Dezember 2026', time: '15:00 - 16:30 Uhr' }))).toEqual([
    '2026-12-12T14:00:00.000Z',
    '2026-12-13T14:00:00.000Z',
  ]);
});

test('one file holds all events, each under a name of its own that stays the same', () => {
  const ids = () => read(icsFile(content.events, 'DUDA', 'DUDA Termine')).map(({ uid }) => uid);
  expect(new Set(ids()).size).toBe(content.events.length);
  expect(ids()).toEqual(ids());
});

test('lines are no longer than 75 bytes and stamps are in universal time (RFC 5545)', () => {
  const text = icsFile(content.events, 'DUDA', 'DUDA Termine');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
  expect(text).not.toMatch(/DTSTAMP:\d{8}T\d{6}(?!Z)/);
});
