import { formatPrice } from 'german/money';

test('amounts have the German format, with a no-break space', () => {
  expect([0, 890, 1000, 8780, 123456].map(formatPrice)).toEqual([
    '0\u00a0€',
    '8,90\u00a0€',
    '10\u00a0€',
    '87,80\u00a0€',
    '1.234,56\u00a0€',
  ]);
});
