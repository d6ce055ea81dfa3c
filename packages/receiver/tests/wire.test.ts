import fc from 'fast-check';
import { type CancellationValues, cancellationSchema, withdrawalSchema } from 'subscription/order/declaration-schema';
import { documentsVersion } from 'subscription/order/documents';
import { orderMessage } from 'subscription/order/message';
import { orderFrom } from 'subscription/order/order';
import { orderSchema } from 'subscription/order/schema';
import { ACCESS, AREAS, type OrderValues, PAYMENTS, SALUTATIONS } from 'subscription/order/values';
import { messageSchema } from 'subscription/order/wire';
import { TODAY } from '@/packages/subscription/tests/order/sample';
import { planIds } from '@/packages/subscription/tests/plans/plans';
import { content } from '@/tests/fixtures/content';
import { runs } from '@/tests/thorough';
import { differencesOf, planFrom } from '../compare';
import { CANCELLATION, sentBy, WITHDRAWAL } from './sample';

const takes = (message: unknown) => messageSchema.safeParse(JSON.parse(JSON.stringify(message))).success;

const word = fc.oneof(
  fc.constantFrom('Anna', 'Øystein', 'Straße', '李', 'O’Neill', '=1+1', '<b>', "'; --", ' Mia ', '', '\u200e', 'a\nb'),
  fc.string({ unit: 'grapheme', maxLength: 110 }),
);
/** Mostly fitting values, sometimes arbitrary ones. */
const mostly = <T>(fitting: readonly T[], other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: other });
const name = mostly(['Anna', 'Øystein', 'Straße', 'O’Neill', ' Mia '], word);
const address = {
  firstName: name,
  lastName: name,
  street: name,
  houseNumber: mostly(['3', '12 a'], word),
  supplement: mostly(['', 'c/o Sonne'], word),
  postalCode: mostly(['50667', 'D-01001', '99998'], fc.constantFrom('506', 'x')),
  city: name,
};
const mail = mostly(['anna@example.org', ' mia@müller.de '], fc.oneof(fc.constant('a@b'), fc.emailAddress()));

const typed: fc.Arbitrary<OrderValues> = fc.record({
  ...address,
  salutation: fc.constantFrom(...SALUTATIONS),
  school: name,
  email: mail,
  phone: mostly(['', '0221 123456'], fc.constant('------')),
  startDate: mostly(['28.11.2026', '5.12.'], fc.constantFrom('27.11.2026', 'bald')),
  country: fc.constantFrom('DE', 'AT'),
  area: fc.constantFrom(...AREAS),
  copies: mostly(['10'], fc.constantFrom('1', '12,5', '99999999')),
  paymentMethod: fc.constantFrom(...PAYMENTS),
  iban: fc.oneof(fc.constantFrom('', 'DE89 3704 0044 0532 0130 00', 'IBAN', '---'), word),
  toRecipient: fc.boolean(),
  recipient: fc.record(address),
  accessTo: fc.constantFrom(...ACCESS),
  accessEmail: mail,
  cardText: fc.oneof(word, fc.constant('Für dich!\nDeine Oma')),
  marketingConsent: fc.boolean(),
  termsAccepted: mostly([true], fc.constant(false)),
});

/** The message of a form, if it passes validation. */
function sent(planId: string, values: OrderValues) {
  const plan = planFrom(content, planId, TODAY);
  const { data } = orderSchema({ ...plan, ...values, today: TODAY }).safeParse(values);
  return data && orderMessage(plan, orderFrom(plan, data), { texts: documentsVersion(content), build: TODAY });
}

test('the receiver accepts whatever the form sends, without differences (R-REC-1)', () => {
  let count = 0;
  fc.assert(
    fc.property(fc.constantFrom(...planIds), typed, (planId, values) => {
      const message = sent(planId, values);
      if (!message) return;
      count += 1;
      expect(takes(message)).toBe(true);
      expect(differencesOf(content, message, TODAY)).toEqual([]);
    }),
    { numRuns: runs(1500, 30_000) },
  );
  expect(count).toBeGreaterThan(200);
});

test.each(planIds)('accepts a complete order of %s', (planId) => {
  const message = sentBy(planId);
  expect(takes(message)).toBe(true);
  expect(differencesOf(content, message, TODAY)).toEqual([]);
});

const whole = sentBy('gift', {
  toRecipient: true,
  recipient: {
    firstName: 'Mia',
    lastName: 'Sonne',
    street: 'Am Bach',
    houseNumber: '3',
    supplement: '',
    postalCode: '50999',
    city: 'Köln',
  },
  accessTo: 'family',
  accessEmail: 'familie@example.org',
});

/** Messages with one value added, removed or of another type. */
function* broken(value: object, path: string[] = []): Generator<[string, unknown]> {
  const set = (key: string, entry: unknown) => {
    const copy = JSON.parse(JSON.stringify(whole));
    const place = path.reduce((at, name) => at[name], copy);
    if (entry === undefined) delete place[key];
    else place[key] = entry;
    return copy;
  };
  yield [`${path.join('.')} with a field more`, set('more', 1)];
  for (const [key, entry] of Object.entries(value)) {
    const name = [...path, key].join('.');
    for (const other of [null, 7, [], {}, 'x'.repeat(3000), 'a\r\nBcc: x@example.org', true])
      if (typeof other !== typeof entry || typeof entry === 'string')
        yield [`${name} = ${JSON.stringify(other).slice(0, 30)}`, set(key, other)];
    if (entry !== null && typeof entry === 'object' && !Array.isArray(entry)) yield* broken(entry, [...path, key]);
  }
}

test('refuses extra, mistyped and too long fields; a line break becomes a space (R-REC-1)', () => {
  const cases = [...broken(whole)];
  expect(cases.length).toBeGreaterThan(150);
  const taken = cases.filter(([, message]) => takes(message));
  expect(taken.map(([name]) => name).filter((name) => !name.includes('= "a\\r\\nBcc'))).toEqual([]);
  const inOneLine = taken.flatMap(([name, message]) =>
    name.startsWith('gift.cardText') ? [] : [JSON.stringify(messageSchema.parse(message))],
  );
  expect(inOneLine.length).toBeGreaterThan(5);
  expect(inOneLine.join()).not.toContain('\\n');
});

test('the receiver accepts whatever the declaration forms send', () => {
  for (const values of [
    { ...CANCELLATION, endDate: '' },
    { ...CANCELLATION, kind: 'extraordinary', reason: 'Umzug\nins Ausland', end: 'date', endDate: '31.12.2026' },
  ]) {
    const { type, ...rest } = values as CancellationValues & { type: 'cancellation' };
    const { data } = cancellationSchema(rest, TODAY).safeParse(rest);
    expect(data && takes({ type, ...data })).toBe(true);
  }
  const { type, ...values } = WITHDRAWAL;
  expect(takes({ type, ...withdrawalSchema.parse(values) })).toBe(true);
  expect(takes({ ...CANCELLATION, end: 'date' })).toBe(false);
  expect(takes({ ...CANCELLATION, reason: 'ohne Grund' })).toBe(false);
});
