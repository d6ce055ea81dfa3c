import type { Event as EventNode, Offer, PostalAddress } from 'schema-dts';
import type { Event } from '@/lib/content/kinds';
import { withOffset } from '@/lib/dates/offset';
import { parsePrice } from '@/lib/money';
import { eventPath, sharePath } from '@/lib/paths';
import { absolute, fullAddress } from '../address';

/** 'Bonner Straße 36, 50677 Köln' in its parts; an address of another form is given as it stands. */
export function postalAddress(text: string): PostalAddress | string {
  const [, street, code, city] = /^(.+),\s*(\d{5})\s+(.+)$/.exec(text) ?? [];
  return street && code && city
    ? { '@type': 'PostalAddress', streetAddress: street, postalCode: code, addressLocality: city, addressCountry: 'DE' }
    : text;
}

const FREE = /(?<!\p{L})(?:frei|freier Eintritt|kostenlos|kostenfrei|umsonst)(?!\p{L})/iu;

/** The lowest price of an admission text in cents: '7 € für Kinder, 10 € für Erwachsene' → 700, 'Kinder frei, …' → 0. */
export function lowestPrice(admission: string): number | undefined {
  if (FREE.test(admission)) return 0;
  const prices = [...admission.matchAll(/\d+(?:,\d{2})?[\s\u00a0]€/g)].map(([text]) => parsePrice(text) ?? 0);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

function offer({ admission, moreInfoLink }: Event): Offer | undefined {
  const cents = admission === undefined ? undefined : lowestPrice(admission);
  if (cents === undefined || !admission) return undefined;
  return {
    '@type': 'Offer',
    description: admission,
    price: (cents / 100).toFixed(2),
    priceCurrency: 'EUR',
    ...(moreInfoLink && { url: moreInfoLink }),
  };
}

/**
 * An event as its page shows it. One of several days begins on the first and ends on the last.
 *
 * @param picture the address of its illustration, with base path
 * @returns undefined for an invented event: search engines would announce it as a real one
 */
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
    // A day alone where nobody knows the hour; of one day that only begins, nothing.
    endDate: end ? withOffset(`${last}T${end}`) : start && first === last ? undefined : last,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: 'de-DE',
    location: {
      '@type': 'Place',
      name: of.location,
      address: postalAddress(of.fullAddress ?? of.location),
    },
    typicalAgeRange: ageRange(of.ageRecommendation),
    offers: offer(of),
  } satisfies EventNode;
}

/** ageRange('ab 6 Jahren') → '6-', ageRange('3 bis 6 Jahre') → '3-6'; any other text is left out. */
export function ageRange(text = ''): string | undefined {
  const [, from, to = ''] = /(\d{1,2})(?:\s*(?:bis|-|–)\s*(\d{1,2}))?\s*Jahre/.exec(text) ?? [];
  return from && `${from}-${to}`;
}
