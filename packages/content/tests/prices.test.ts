import { parsePrice, pricesIn } from 'content/values/prices';
import fc from 'fast-check';
import { formatPrice } from 'german/money';

test('every formatted amount is parsed back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => expect(parsePrice(formatPrice(cents))).toBe(cents)),
  );
});

test.each(['', '€', '8.90 €', '8,9 €', 'sechzehn Euro', '8,90', '-1 €', '1,000 €'])('%s is not a price', (text) => {
  expect(parsePrice(text)).toBeUndefined();
});

test('an editor may write the thousands of a price in a sentence with or without a dot', () =>
  expect(pricesIn('erst 1234 €, dann 1.234,50 €, nie 12.34 €').map(({ cents }) => cents)).toEqual([123_400, 123_450]));
