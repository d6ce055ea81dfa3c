import type { Event as EventNode, Offer, PostalAddress } from 'schema-dts';
import type { Event } from '@/lib/content/kinds';
import type { Ages } from '@/lib/content/values/counts';
import type { Address } from '@/lib/content/values/places';
import { withOffset } from '@/lib/dates/offset';
import { eventPath, sharePath } from '@/lib/pages/paths';
import { absolute, fullAddress } from '../address';

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

function offer({ admission, moreInfoLink }: Event): Offer | undefined {
  if (admission?.lowest === undefined) return undefined;
  return {
    '@type': 'Offer',
    description: admission.text,
    price: (admission.lowest / 100).toFixed(2),
    priceCurrency: 'EUR',
    ...(moreInfoLink && { url: moreInfoLink }),
  };
}

/** Undefined for an invented event, which must not be announced (R-EVT-15). `picture` includes the base path:
 * event(zoo, picture) → { '@type': 'Event', name: 'Zoo-Rallye', … } */
export function event(of: Event, picture: string) {
  if (of.example) return undefined;
  const { first, last } = of.date;
  const { start, end } = of.time;
  return {
    '@type': 'Event',
    '@id': `${absolute(eventPath(of.id))}#event`,
    name: of.title,
    url: absolute(eventPath(of.id)),
    description: of.description,
    image: [absolute(sharePath(eventPath(of.id))), fullAddress(picture)],
    startDate: start ? withOffset(`${first}T${start}`) : first,
    // Without an end time: the last day, but undefined for a one-day event with a start time.
    endDate: end ? withOffset(`${last}T${end}`) : start && first === last ? undefined : last,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: 'de-DE',
    location: {
      '@type': 'Place',
      name: of.location,
      address: of.fullAddress ? postalAddress(of.fullAddress) : of.location,
    },
    typicalAgeRange: ageRange(of.ageRecommendation),
    offers: offer(of),
  } satisfies EventNode;
}

/** ageRange({ from: 6 }) → '6-', ageRange({ from: 3, to: 6 }) → '3-6', ageRange() → undefined */
export const ageRange = ({ from, to }: Partial<Ages> = {}) => (from === undefined ? undefined : `${from}-${to ?? ''}`);
