import { absolute, fullAddress } from 'content/address';
import type { Event } from 'content/kinds';
import type { Ages } from 'content/values/counts';
import type { Address } from 'content/values/places';
import type { Status } from 'content/values/status';
import { daysBetween } from 'german/dates/arithmetic';
import { withOffset } from 'german/dates/offset';
import type { Event as EventNode, Offer, PostalAddress } from 'schema-dts';
import { type Occurrence, occurrencesOf } from '@/lib/events/times';
import { eventPath, sharePath } from '@/lib/paths';

/** Falls back to the text of an unparsed address: postalAddress(address) → { '@type': 'PostalAddress', streetAddress: 'Zoostraße 3', … } */
const postalAddress = ({ text, parts }: Address): PostalAddress | string =>
  parts
    ? {
        '@type': 'PostalAddress',
        streetAddress: parts.street,
        postalCode: parts.postcode,
        addressLocality: parts.city,
        addressCountry: 'DE',
      }
    : text;

/** None for a cancelled event. */
function offer({ admission, moreInfoLink, status, publishFrom }: Event): Offer | undefined {
  if (status?.is === 'abgesagt' || (admission?.lowest === undefined && status?.is !== 'ausverkauft')) return undefined;
  return {
    '@type': 'Offer',
    availability: `https://schema.org/${status?.is === 'ausverkauft' ? 'SoldOut' : 'InStock'}`,
    ...(admission && { description: admission.text }),
    ...(admission?.lowest !== undefined && { price: (admission.lowest / 100).toFixed(2), priceCurrency: 'EUR' }),
    ...(publishFrom && { validFrom: publishFrom.at }),
    ...(moreInfoLink && { url: moreInfoLink }),
  };
}

const STATUS = {
  abgesagt: 'https://schema.org/EventCancelled',
  verschoben: 'https://schema.org/EventRescheduled',
  ausverkauft: 'https://schema.org/EventScheduled',
} as const satisfies Record<Status['is'], string>;

/** Search engines get each day as an event of its own; of more days in a row, such as an exhibition, one without times. */
const MOST_DAYS = 7;

function spansOf({ date, time }: Pick<Event, 'date' | 'time'>): Occurrence[] {
  const whole = { start: date.first, end: date.last };
  if (!date.days && (time.slots.length === 0 || daysBetween(date.first, date.last) >= MOST_DAYS)) return [whole];
  return occurrencesOf({ date, time }).map(({ start, end }) => ({
    start,
    end: end ?? (start.includes('T') ? undefined : start),
  }));
}

const momentOf = (time: string) => (time.includes('T') ? withOffset(time) : time);

/** Former date of the event at that place in the list; the last one if there were fewer. */
function formerStart({ status, time }: Event, at: number): string | undefined {
  if (status?.is !== 'verschoben') return undefined;
  const former = occurrencesOf({ date: status.former.date, time: status.former.time ?? time });
  return momentOf((former[at] ?? former.at(-1))?.start ?? status.former.date.first);
}

/** An entry for each date; none for an invented event, which must not be announced (R-EVT-15). `picture` includes the base path:
 * events(zoo, picture) → [{ '@type': 'Event', name: 'Zoo-Rallye', … }] */
export function events(of: Event, picture: string) {
  if (of.example) return [];
  const url = absolute(eventPath(of.id));
  const spans = spansOf(of);
  return spans.map(
    ({ start, end }, at) =>
      ({
        '@type': 'Event',
        '@id': `${url}#event${spans.length > 1 ? `-${start.replace('T', '-').replace(':', '')}` : ''}`,
        name: of.title,
        url,
        description: of.description,
        image: [absolute(sharePath(eventPath(of.id))), fullAddress(picture)],
        startDate: momentOf(start),
        endDate: end && momentOf(end),
        previousStartDate: formerStart(of, at),
        eventStatus: of.status ? STATUS[of.status.is] : 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        inLanguage: 'de-DE',
        location: {
          '@type': 'Place',
          name: of.location,
          address: of.fullAddress ? postalAddress(of.fullAddress) : of.location,
        },
        organizer: of.organizer && { '@type': 'Organization', name: of.organizer, url: of.moreInfoLink },
        typicalAgeRange: ageRange(of.ageRecommendation),
        offers: offer(of),
      }) satisfies EventNode,
  );
}

/** ageRange({ from: 6 }) → '6-', ageRange({ from: 3, to: 6 }) → '3-6', ageRange() → undefined */
export const ageRange = ({ from, to }: Partial<Ages> = {}) => (from === undefined ? undefined : `${from}-${to ?? ''}`);
