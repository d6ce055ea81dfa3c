import type { Event } from 'content/kinds';
import ICAL from 'ical.js';
import { content } from '@/lib/content';
import { icsFile } from '@/lib/events/ics';
import { labelled } from '@/lib/events/labels';
import { eventTimes } from '@/lib/events/times';
import { stated, when } from './when';

/** Parses a file like a calendar program, with its own time zone rules. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}

/** Start times of all occurrences. */
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

test.each(content.events)('$title is read back as in content', (event) => {
  const [entry] = read(icsFile([event], 'DUDA'));
  const [times] = eventTimes(event);
  expect(entry?.summary).toBe(labelled(event, event.title));
  expect(entry?.description ?? '').toContain(event.description ?? '');
  expect(entry?.location).toContain(event.fullAddress?.text ?? event.location);
  expect(entry?.startDate.toString()).toBe(`${times?.start}:00`);
  expect(entry?.endDate.toString()).toBe(`${times?.end}:00`);
  expect(entry?.startDate.zone.tzid).toBe('Europe/Berlin');
});

test('a URL keeps its semicolons and commas', () => {
  const moreInfoLink = `https://www.example.com/a;tag=1,2/${'lang,'.repeat(40)}?x=1;y=2`;
  expect(one({ moreInfoLink }).component.getFirstPropertyValue('url')).toBe(moreInfoLink);
});

test.each([
  ['in winter', '16. Januar 2027', '2027-01-16T09:00:00.000Z'],
  ['in summer', '12. Juni 2027', '2027-06-12T08:00:00.000Z'],
  ['on the last winter day', '27. März 2027', '2027-03-27T09:00:00.000Z'],
  ['on the first summer day', '28. März 2027', '2027-03-28T08:00:00.000Z'],
  ['on the first winter day', '31. Oktober 2027', '2027-10-31T09:00:00.000Z'],
])('ten o’clock is ten o’clock in Berlin %s', (_, date, moment) => {
  const entry = one(when(date, '10:00 - 11:00 Uhr'));
  expect(starts(entry)).toEqual([moment]);
  expect(entry.duration.toSeconds()).toBe(3600);
});

test('a range recurs on each of its days, at the same clock time across DST', () => {
  expect(starts(one(when('27. & 28. März 2027', '10:00 - 11:00 Uhr')))).toEqual([
    '2027-03-27T09:00:00.000Z',
    '2027-03-28T08:00:00.000Z',
  ]);
  expect(starts(one(when('12. & 13. Dezember 2026', '15:00 - 16:30 Uhr')))).toEqual([
    '2026-12-12T14:00:00.000Z',
    '2026-12-13T14:00:00.000Z',
  ]);
});

test('a weekly event recurs on every Saturday of its month', () => {
  expect(starts(one(when('jeden Samstag im Oktober 2027', '10–12 Uhr')))).toEqual([
    ...['02', '09', '16', '23', '30'].map((day) => `2027-10-${day}T08:00:00.000Z`),
  ]);
});

test('an all-day event covers its days, and one with only a start has no end', () => {
  const whole = one(when('5. April 2027', 'ganztägig'));
  expect([whole.startDate.isDate, whole.startDate.toString(), whole.endDate.toString()]).toEqual([
    true,
    '2027-04-05',
    '2027-04-06',
  ]);
  const open = one(when('5. April 2027', 'ab 15 Uhr'));
  expect(open.startDate.toString()).toBe('2027-04-05T15:00:00');
  expect(open.component.hasProperty('dtend')).toBe(false);
});

test('days without a rule are separate entries', () => {
  const [event] = content.events;
  const entries = read(icsFile([{ ...(event as Event), ...when('4., 11. & 25. Mai 2027') }], 'DUDA'));
  expect(entries.map(({ startDate }) => startDate.toString().slice(0, 10))).toEqual([
    '2027-05-04',
    '2027-05-11',
    '2027-05-25',
  ]);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(3);
});

test('one file has all events, each with a unique UID, in lines of at most 75 bytes, with timestamps in UTC (RFC 5545)', () => {
  const text = icsFile(content.events, 'DUDA', 'DUDA Termine');
  expect(new Set(read(text).map(({ uid }) => uid)).size).toBe(content.events.length);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
  expect(text).not.toMatch(/DTSTAMP:\d{8}T\d{6}(?!Z)/);
});

describe('a calendar that already has the event', () => {
  const [event] = content.events as [Event];
  const changed = (at: string) => ({ changed: { text: '', at } });
  const of = (change: Partial<Event>) => read(icsFile([{ ...event, ...change }], 'DUDA'))[0] as ICAL.Event;
  const value = (entry: ICAL.Event, name: string) => entry.component.getFirstPropertyValue(name)?.toString();

  afterEach(() => jest.useRealTimers());

  test('gets the same file from every build while nothing changes (R-EVT-18)', () => {
    const builds = ['2026-11-27T08:00:00Z', '2027-02-03T09:10:11Z'].map((moment) => {
      jest.useFakeTimers({ now: new Date(moment) });
      return icsFile(content.events, 'DUDA', 'DUDA Termine');
    });
    expect(builds[1]).toBe(builds[0]);
  });

  test('is told that an event has changed, and how often (R-EVT-18)', () => {
    const entries = [{}, changed('2027-01-05T10:00:00.000Z'), changed('2027-01-05T10:01:00.000Z')].map(of);
    const [first, second, third] = entries.map(({ sequence }) => sequence) as [number, number, number];
    expect([first, second > first, third > second]).toEqual([0, true, true]);
    expect(entries.map((entry) => value(entry, 'last-modified'))).toEqual([
      undefined,
      '2027-01-05T10:00:00Z',
      '2027-01-05T10:01:00Z',
    ]);
  });

  test('marks a cancelled event, even without a day of change (R-EVT-17)', () => {
    const entry = of({ ...stated('abgesagt') });
    expect(value(entry, 'status')).toBe('CANCELLED');
    expect(entry.sequence).toBeGreaterThan(of({}).sequence);
    expect(entry.summary).toContain('abgesagt: ');
    expect(value(of({}), 'status')).toBeUndefined();
  });

  test('reads when a moved event was to be (R-EVT-17)', () => {
    expect(of(stated('verschoben vom 5. Dezember 2026')).description).toMatch(
      /^Verschoben vom 5.\u00a0Dezember 2026\./,
    );
  });

  test('does not take another event with the same number for the old one (R-EVT-18)', () => {
    expect(of({ name: '1-drachenfest' }).uid).not.toBe(of({}).uid);
    expect(of({ title: 'Neuer Titel', ...when('5. April 2027') }).uid).toBe(of({}).uid);
  });
});
