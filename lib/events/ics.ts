import type { Event } from 'content/kinds';
import { capitalized } from 'german/text';
import ical, { ICalEventRepeatingFreq, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { labelled } from './labels';
import { placeOf } from './maps';
import { eventTimes } from './times';

const ZONE = 'Europe/Berlin';

/** The library escapes these characters in URLs too, which RFC 5545 does not allow. Each substitute has the same length,
 * as lines are folded by length, and never occurs in content. */
const STAND_INS = { ';': '\u0001', ',': '\u0002' } as const;
const signs = Object.entries(STAND_INS);
const standingIn = (url: string) => signs.reduce((text, [sign, other]) => text.replaceAll(sign, other), url);
const asTheyAre = (file: string) => signs.reduce((text, [sign, other]) => text.replaceAll(other, sign), file);

/** Timestamp of entries that say nothing of a change. Constant, so that the same event gives the same file in every build. */
const FIRST = '2026-01-01T00:00:00.000Z';
const MINUTE = 60_000;

/** Counts minutes, so a later change has a greater number; a cancellation without a day of change still counts. */
const revisionOf = ({ status, changed }: Event) => ({
  stamp: new Date(changed?.at ?? FIRST),
  lastModified: changed ? new Date(changed.at) : null,
  sequence: changed ? Math.round((Date.parse(changed.at) - Date.parse(FIRST)) / MINUTE) : Number(status !== undefined),
});

const aboutOf = ({ status, description, ageRecommendation, admission }: Event) =>
  [status?.is === 'verschoben' && `${capitalized(status.text)}.`, description, ageRecommendation?.text, admission?.text]
    .filter(Boolean)
    .join('\n\n');

/** Calendar file (RFC 5545) with time zone rules, so that times stay right across daylight saving. `name` titles a subscribed calendar.
 * icsFile([event], 'DUDA') → 'BEGIN:VCALENDAR\r\n…DTSTART;TZID=Europe/Berlin:20261212T150000\r\n…' */
export function icsFile(events: readonly Event[], product: string, name?: string): string {
  const calendar = ical({
    prodId: { company: product, product: 'Veranstaltungen', language: 'DE' },
    name: name ?? null,
    // Each entry names its zone. If the calendar did too, the library would also write its timestamps in that zone.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  const entries = events.flatMap((event) => eventTimes(event).map((times, at) => ({ event, ...times, at })));
  for (const { event, at, start, end, repeat } of entries) {
    const isAllDay = !start.includes('T');
    calendar.createEvent({
      // The file's name keeps a number that is used again from being the old event.
      id: `${product.toLowerCase()}-veranstaltung-${event.name}${at > 0 ? `-${at + 1}` : ''}`,
      ...revisionOf(event),
      status: event.status?.is === 'abgesagt' ? ICalEventStatus.CANCELLED : null,
      summary: labelled(event, event.title),
      timezone: ZONE,
      // A time without zone is parsed and written in the same local zone, so the result is the same on every machine.
      start: new Date(isAllDay ? `${start}T00:00` : start),
      end: end ? new Date(end) : null,
      allDay: isAllDay,
      repeating: repeat && { freq: ICalEventRepeatingFreq.DAILY, count: repeat.count, interval: repeat.everyDays },
      location: event.fullAddress ? `${event.location}, ${event.fullAddress.text}` : placeOf(event),
      description: aboutOf(event),
      url: event.moreInfoLink ? standingIn(event.moreInfoLink) : null,
    });
  }
  return asTheyAre(calendar.toString());
}
