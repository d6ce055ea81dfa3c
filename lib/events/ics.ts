import ical, { ICalEventRepeatingFreq } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Event } from '@/lib/content/kinds';
import { asExample } from './example';
import { placeOf } from './maps';
import { eventTimes } from './times';

const ZONE = 'Europe/Berlin';

/**
 * The library escapes these characters in URLs too, which RFC 5545 does not allow. Each substitute has the same length,
 * as lines are folded by length, and never occurs in content.
 */
const STAND_INS = { ';': '\u0001', ',': '\u0002' } as const;
const signs = Object.entries(STAND_INS);
const standingIn = (url: string) => signs.reduce((text, [sign, other]) => text.replaceAll(sign, other), url);
const asTheyAre = (file: string) => signs.reduce((text, [sign, other]) => text.replaceAll(other, sign), file);

/** Calendar file (RFC 5545) with time zone rules, so that times stay right across daylight saving. `name` titles a subscribed calendar.
 * icsFile([event], 'DUDA') → 'BEGIN:VCALENDAR\r\n…DTSTART;TZID=Europe/Berlin:20261212T150000\r\n…' */
export function icsFile(events: readonly Event[], product: string, name?: string): string {
  const calendar = ical({
    prodId: { company: product, product: 'Veranstaltungen', language: 'DE' },
    name: name ?? null,
    // Each entry names its zone. If the calendar did too, the library would also write its timestamps in that zone.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  const entries = events.flatMap((event) =>
    eventTimes(event).map((times, index) => ({
      event,
      ...times,
      name: index > 0 ? `${event.id}-${times.day}` : event.id,
    })),
  );
  for (const { event, name, start, end, repeat } of entries) {
    calendar.createEvent({
      id: `${product.toLowerCase()}-veranstaltung-${name}`,
      summary: asExample(event, event.title),
      timezone: ZONE,
      // A time without zone is parsed and written in the same local zone, so the result is the same on every machine.
      start: new Date(event.time.start ? start : `${start}T00:00`),
      end: end ? new Date(end) : null,
      allDay: !event.time.start,
      repeating: repeat && { freq: ICalEventRepeatingFreq.DAILY, count: repeat.count, interval: repeat.everyDays },
      location: event.fullAddress ? `${event.location}, ${event.fullAddress.text}` : placeOf(event),
      description: [event.description, event.ageRecommendation?.text, event.admission?.text]
        .filter(Boolean)
        .join('\n\n'),
      url: event.moreInfoLink ? standingIn(event.moreInfoLink) : null,
    });
  }
  return asTheyAre(calendar.toString());
}
