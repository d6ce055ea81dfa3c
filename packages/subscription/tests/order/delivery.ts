import type { Delivery } from 'subscription/plans/delivery';

const price = (text: string, cents: number) => ({ text, cents });

/** A delivery unlike any in content: no lead time, a holiday and school holidays, one country, no area. */
export const DELIVERY: Delivery = {
  leadDays: 0,
  shifted: 'Feiertag, die Ausgabe kommt an einem anderen Werktag',
  pauses: [
    { first: '2026-12-26', last: '2026-12-26', reason: '2. Weihnachtstag' },
    { first: '2027-07-19', last: '2027-08-31', reason: 'Sommerferien im Musterland' },
  ],
  countries: [
    {
      code: 'DE',
      name: 'Deutschland',
      postcode: { digits: 5, lowest: '01001', highest: '99998', example: '50667' },
    },
  ],
  area: [],
};

export const AUSTRIA = {
  code: 'AT',
  name: 'Österreich',
  postcode: { digits: 4, lowest: '1010', highest: '9999', example: '1010' },
  surcharge: price('4,00 €', 400),
};

/** The area of Köln, and one neighbouring place. */
export const AREA = [
  { from: '50667', to: '51149' },
  { from: '50354', to: '50354' },
];
