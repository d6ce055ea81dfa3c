import { copiesFault, readCopies } from 'subscription/order/copies';
import { figuresOf } from 'subscription/order/figures';
import { quoteLines } from 'subscription/plans/quote-lines';
import { ordered, plan } from '../plans/plans';
import { filled, TODAY } from './sample';

const asks = { copies: { minimum: 10, maximum: 500 } };

test.each<[string, RegExp | undefined, number?]>([
  ['10', undefined],
  [' 26 ', undefined],
  ['500', undefined],
  ['', /mindestens 10/],
  ['9', /mindestens 10/],
  ['0', /mindestens 10/],
  ['-10', /mindestens 10/],
  ['501', /^Mehr als 500/],
  ['9999', /^Mehr als 500/],
  ['99999999999', /^Mehr als 500/],
  ['25 Stück', undefined, 25],
  ['30 Exemplare', undefined, 30],
  ['1.000', /^Mehr als 500/],
  ['2 5', /ohne Leerzeichen, zum Beispiel 25/],
  ['12,5', /ganze Zahl/],
  ['10.5', /ganze Zahl/],
  ['zehn', /in Ziffern/],
  ['1e3', /in Ziffern/],
  ['9'.repeat(1000), /in Ziffern/],
])('a school that asks for %.12p copies', (typed, message, read = Number(typed)) => {
  const fault = copiesFault(typed, asks);
  if (message) expect(fault).toEqual(expect.stringMatching(message));
  else expect(fault).toBeUndefined();
  expect(readCopies(typed, asks)).toBe(message ? undefined : read);
});

test('without a valid number of copies the summary has no total', () => {
  const figures = figuresOf(ordered('class'), { ...filled, startDate: '05.12.2026', copies: 'zehn' }, TODAY);
  const lines = quoteLines(figures.plan, figures.quote);
  const texts = Object.fromEntries(lines.map(({ label, text }) => [label, text]));
  expect(texts.Exemplare).toBe('noch keine gültige Zahl');
  expect(texts.Zusammen).toBe('noch keine gültige Zahl');
  expect(figures.quote.firstTermCents).toBeUndefined();
});

test('the class plan has a maximum number of copies (R-PLAN-5)', () => {
  const { maximum = 0, minimum = 0 } = plan('class').asks.copies ?? {};
  expect(maximum).toBeGreaterThan(minimum);
});

test('a number with dots for thousands is read as a person reads it', () => {
  expect(readCopies('1.000', { copies: { minimum: 10, maximum: 2000 } })).toBe(1000);
});
