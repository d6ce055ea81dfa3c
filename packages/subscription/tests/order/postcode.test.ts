import fc from 'fast-check';
import { figuresOf } from 'subscription/order/figures';
import { MESSAGES } from 'subscription/order/messages';
import { isInArea, postcodeFault, readPostcode, splitPlace } from 'subscription/order/postcode';
import { quoteLines } from 'subscription/plans/quote-lines';
import { ordered } from '../plans/plans';
import { AREA, AUSTRIA, DELIVERY } from './delivery';
import { filled, TODAY } from './sample';

const [germany] = DELIVERY.countries;

test.each([
  ['50667', '50667'],
  [' 506 67 ', '50667'],
  ['D-50667', '50667'],
  ['de-50667', '50667'],
  ['01067', '01067'],
  ['D 50667', '50667'],
  ['DE 50667', '50667'],
  ['D–50667', '50667'],
  ['d50667', '50667'],
  ['50667\u200b', '50667'],
])('reads %p as the postcode %p', (typed, digits) => expect(readPostcode(typed, germany)).toBe(digits));

test.each(['', '1', '1010', '5066', 'abcd'])('%p is too short, with the message of R-ORD-4', (typed) =>
  expect(postcodeFault(typed, germany, true)).toBe(MESSAGES.postalCode),
);

test.each([
  'A-1010',
  '75001 Paris',
  'abcde',
  '00000',
  '00999',
  '99999',
  '506670',
  '5066O',
  '٥٠٦٦٧',
  '5'.repeat(10_000),
])('%.20p is long enough but not a German postcode; the message says so and where we deliver', (typed) =>
  expect(postcodeFault(typed, germany, true)).toBe(
    'Bitte geben Sie eine Postleitzahl in Deutschland ein, zum Beispiel 50667. In andere Länder liefern wir nicht',
  ),
);

test('any text is either a postcode in use, as five digits, or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer({ min: 0, max: 120_000 }).map(String)), (text) => {
      const digits = readPostcode(text, germany);
      expect(postcodeFault(text, germany, true) === undefined).toBe(digits !== undefined);
      if (digits) expect(Number(digits)).toBeGreaterThan(1000);
    }),
  );
});

test('another country has its own postcode format', () => {
  expect(readPostcode('A-1010', AUSTRIA)).toBe('1010');
  expect(postcodeFault('101', AUSTRIA, false)).toBe('Postleitzahl muss mindestens 4 Zeichen lang sein');
  expect(postcodeFault('50667', AUSTRIA, false)).toBe(
    'Bitte geben Sie eine Postleitzahl in Österreich ein, zum Beispiel 1010',
  );
});

test.each([
  ['50667', true],
  ['51149', true],
  ['50354', true],
  ['51150', false],
  ['50353', false],
  ['5066', false],
])('%s is in the delivery area: %s', (digits, inside) => expect(isInArea(digits, AREA)).toBe(inside));

test.each([
  ['50667 Köln', { postalCode: '50667', city: 'Köln' }],
  [' D-50667  Köln am Rhein ', { postalCode: '50667', city: 'Köln am Rhein' }],
  ['D 50667 Köln', { postalCode: '50667', city: 'Köln' }],
  ['D–50667\u200b Ko\u0308ln', { postalCode: '50667', city: 'Köln' }],
  ['50667', undefined],
  ['Köln', undefined],
  ['5066 Köln', undefined],
])('splits %p pasted into the postcode', (text, parts) => expect(splitPlace(text)).toEqual(parts));

test('very long text is not searched for a city', () => {
  const search = jest.spyOn(RegExp.prototype, 'exec');
  expect(splitPlace(`50667 ${'K '.repeat(500_000)}`)).toBeUndefined();
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});

describe('the year plan’s price by postcode (R-PLAN-6)', () => {
  const year = ordered('year');
  const home = year.delivery.countries[0].code;
  const said = (delivery: object, values: object) => {
    const plan = { ...year, delivery: { ...year.delivery, pauses: [], ...delivery } };
    const figures = figuresOf(plan, { ...filled, country: home, ...values }, TODAY);
    const lines = quoteLines(figures.plan, figures.quote);
    return [figures.quote.monthlyCents, lines.find(({ label }) => /Zuschlag/.test(label))?.text];
  };
  const [price, extra] = [year.price.amount.cents, year.postalSurcharge];
  const byPost = price + (extra?.cents ?? 0);

  test('without postcodes of the area the customer’s choice counts', () => {
    expect(said({ area: [] }, { area: 'inside' })).toEqual([price, 'entfällt im Zustellgebiet']);
    expect(said({ area: [] }, { area: 'outside' })[0]).toBe(byPost);
  });

  test('with them the postcode counts, whatever was chosen', () => {
    for (const area of ['inside', 'outside']) {
      expect(said({ area: AREA }, { area, postalCode: 'D-50667' })[0]).toBe(price);
      expect(said({ area: AREA }, { area, postalCode: '80331' })).toEqual([
        byPost,
        `${extra?.text} im Monat, im Monatspreis enthalten`,
      ]);
    }
    expect(said({ area: AREA }, { postalCode: '506' })).toEqual([
      price,
      `je nach Postleitzahl: entfällt im Zustellgebiet, sonst ${extra?.text} im Monat`,
    ]);
  });

  test('another country has its own surcharge', () => {
    const countries = [...year.delivery.countries, AUSTRIA];
    expect(said({ countries, area: AREA }, { country: 'AT', postalCode: '1010' })).toEqual([
      price + AUSTRIA.surcharge.cents,
      '4,00 € im Monat, im Monatspreis enthalten',
    ]);
  });
});
