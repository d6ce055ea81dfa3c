import type { Plan, Site } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';

type Settings = Site['order']['delivery'];
export type Country = Settings['countries'][number];

/** Both days included. */
export type Pause = { first: Day; last: Day; reason: string };

export type Delivery = Pick<Settings, 'leadDays' | 'shifted' | 'area'> & {
  pauses: Pause[];
  countries: [Country, ...Country[]];
};

type Delivered = Pick<Plan, 'is' | 'terms' | 'postalSurcharge'>;

/** Requests have a lead of their own, and school plans also pause in the school holidays. A price without a surcharge applies to the first
 * country only: deliveryOf(plan, settings) → { leadDays: 0, pauses: [], … } */
export function deliveryOf({ is, terms, postalSurcharge }: Delivered, settings: Settings) {
  const { leadDays, requestLeadDays, shifted, area, noDelivery, schoolHolidays, countries } = settings;
  const holidays = schoolHolidays.periods.map(({ first, last, name }) => ({
    first,
    last,
    reason: `${name} in ${schoolHolidays.state}`,
  }));
  const [home, ...abroad] = countries as Delivery['countries'];
  return {
    leadDays: is === 'request' ? requestLeadDays : leadDays,
    shifted,
    area,
    pauses: [
      ...noDelivery.map(({ day, reason }) => ({ first: day, last: day, reason })),
      ...(terms.kind === 'schoolYear' ? holidays : []),
    ],
    countries: [home, ...(postalSurcharge ? abroad : [])],
  } satisfies Delivery as Delivery;
}

/** pauseOn('2026-12-26', delivery) → { first: '2026-12-26', last: '2026-12-26', reason: '2. Weihnachtstag' } */
export const pauseOn = (day: Day, { pauses }: Pick<Delivery, 'pauses'>) =>
  pauses.find(({ first, last }) => first <= day && day <= last);

/** Pauses that touch a month: pausesIn('2026-12', delivery) → [{ first: '2026-12-26', last: '2026-12-26', reason: '2. Weihnachtstag' }] */
export const pausesIn = (month: string, { pauses }: Pick<Delivery, 'pauses'>) =>
  pauses.filter(({ first, last }) => first.slice(0, 7) <= month && month <= last.slice(0, 7));

/** describePause(pause) → '2. Weihnachtstag am 26. Dezember 2026', or 'Osterferien in … vom 22. März 2027 bis 3. April 2027' */
export const describePause = ({ first, last, reason }: Pause) =>
  first === last ? `${reason} am ${formatDay(first)}` : `${reason} vom ${formatDay(first)} bis ${formatDay(last)}`;
