import ical, { ICalEventRepeatingFreq } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Event } from '@/lib/content/kinds';
import { asExample } from './example';
import { placeOf } from './maps';
import { eventTimes } from './times';

const ZONE = 'Europe/Berlin';

/** The library escapes them in an address, too, where RFC 5545 has them as they are; what stands in for them is as long, as
 * lines are folded by their length, and in no content. */
const STAND_INS = { ';': '\u0001', ',': '\u0002' } as const;
const signs = Object.entries(STAND_INS);
const standingIn = (url: string) => signs.reduce((text, [sign, other]) => text.replaceAll(sign, other), url);
const asTheyAre = (file: string) => signs.reduce((text, [sign, other]) => text.replaceAll(other, sign), file);

/** RFC 5545, with the zone's rules: a time stays right across daylight saving. `name` is for a calendar one subscribes to.
 * icsFile([event], 'DUDA') → 'BEGIN:VCALENDAR\r\n…DTSTART;TZID=Europe/Berlin:20261212T150000\r\n…' */
export function icsFile(events: readonly Event[], product: string, name?: string): string {
  const calendar = ical({
    prodId: { company: product, product: 'Veranstaltungen', language: 'DE' },
    name: name ?? null,
    // The zone stands at each entry; named here too, the library would write even the file's own stamps in it.
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
      // A time without zone: read and written by the same clock, it comes out as it went in on every machine.
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
