import { type CancellationValues, cancellationSchema, withdrawalSchema } from 'subscription/order/declaration-schema';
import { TODAY } from './sample';

const filled: CancellationValues = {
  kind: 'ordinary',
  reason: '',
  name: 'Anna Müller',
  contract: 'Jahresabo, Kundennummer 4711',
  email: 'anna@example.org',
  end: 'earliest',
  endDate: '',
};

function cancel(values: Partial<CancellationValues>) {
  const whole = { ...filled, ...values };
  const { data, error } = cancellationSchema(whole, TODAY).safeParse(whole);
  return {
    data,
    faults: Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  };
}

test('accepts a filled-in declaration', () => {
  expect(cancel({}).faults).toEqual({});
  expect(withdrawalSchema.safeParse(filled).success).toBe(true);
});

test('an end date is read, and a wrong one explained', () => {
  expect(cancel({ end: 'date', endDate: '31. Dezember' }).data?.endDate).toBe('2026-12-31');
  expect(cancel({ end: 'date', endDate: '' }).faults).toEqual({ endDate: expect.stringMatching(/^Bitte als TT/) });
  expect(cancel({ end: 'date', endDate: '20.11.2026' }).faults).toEqual({
    endDate: expect.stringMatching(/noch nicht vorbei/),
  });
});

test('texts are limited in length, and a name has a letter', () => {
  const { faults } = cancel({
    kind: 'extraordinary',
    name: '1234',
    contract: 'x'.repeat(201),
    reason: `Zeile\n${'x'.repeat(2000)}`,
    email: 'anna\u202e@localhost',
  });
  expect(faults).toEqual({
    name: 'Ihr Name braucht mindestens einen Buchstaben',
    contract: 'Vertrag darf höchstens 200 Zeichen lang sein',
    reason: 'Der Grund darf höchstens 2000 Zeichen lang sein',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  });
  expect(cancel({ kind: 'extraordinary', reason: `Zeile\n${'x'.repeat(1994)}` }).faults).toEqual({});
});

test('a reason typed earlier but no longer asked for is not sent', () => {
  expect(cancel({ reason: 'Geheimes' }).data?.reason).toBe('');
});
