import fc from 'fast-check';
import { addDays, isSaturday } from '@/lib/dates/day';
import { typedDay } from '@/lib/order/delivery-day';
import { MESSAGES, type MINIMUM } from '@/lib/order/messages';
import { orderFrom } from '@/lib/order/order';
import { orderSchema } from '@/lib/order/schema';
import { emptyOrder, type OrderValues } from '@/lib/order/values';
import { plan } from '../plans/plans';
import { filled, TODAY } from './sample';

const faults = (values: Partial<OrderValues>, id: 'trial' | 'gift' | 'class' = 'trial') => {
  const whole = { ...filled, ...values };
  const result = orderSchema({ ...whole, terms: plan(id).terms, today: TODAY }).safeParse(whole);
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};

test('a filled-in form is accepted', () => expect(faults({})).toEqual({}));

test('an empty form gets the messages of spec 1 §5, word for word, and no others', () => {
  const empty = { ...emptyOrder(plan('trial'), TODAY), startDate: '' };
  const { phone: _phone, ...expected } = MESSAGES;
  expect(faults(empty)).toEqual(expected);
});

// The table of spec 1 §5, written out once more, so that a slip in the code cannot repeat itself here.
const TABLE: [keyof typeof MINIMUM, number, string][] = [
  ['firstName', 2, 'Vorname muss mindestens 2 Zeichen lang sein'],
  ['lastName', 2, 'Nachname muss mindestens 2 Zeichen lang sein'],
  ['street', 2, 'Straße muss mindestens 2 Zeichen lang sein'],
  ['houseNumber', 1, 'Hausnummer ist erforderlich'],
  ['postalCode', 5, 'Postleitzahl muss mindestens 5 Zeichen lang sein'],
  ['city', 2, 'Stadt muss mindestens 2 Zeichen lang sein'],
];
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', ' ', '   ', 'a', '😀', '<script>alert(1)</script>', 'עברית', 'x'.repeat(10_000), '\t\n'),
);

test.each(TABLE)('any text in %s is accepted from %i characters on, spaces aside', (field, minimum, message) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const fine = [...text.trim()].length >= minimum;
      expect(faults({ [field]: text })).toEqual(fine ? {} : { [field]: message });
    }),
  );
});

test('an empty phone is fine, a short one is not', () => {
  fc.assert(
    fc.property(anyText, (phone) => {
      const length = [...phone.trim()].length;
      expect(faults({ phone })).toEqual(
        length === 0 || length >= 6 ? {} : { phone: 'Telefonnummer muss mindestens 6 Zeichen lang sein' },
      );
    }),
  );
  expect(faults({ phone: '0049 221 12345' })).toEqual({});
});

test.each([
  '',
  'anna',
  'anna@',
  '@example.org',
  'a b@example.org',
  'anna@localhost',
  'a..b@c.de',
  '<b>@c.de',
  'anna@@c.de',
])('the mail address %p is refused', (email) =>
  expect(faults({ email })).toEqual({ email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' }),
);
test.each([
  'anna@example.org',
  ' anna@example.org ',
  'anna.müller+duda@schule.koeln',
  'a@müller.de',
  "o'neill@mail.example.com",
])('the mail address %p is accepted', (email) => expect(faults({ email })).toEqual({}));

test('an IBAN is never a reason to refuse', () => {
  fc.assert(fc.property(anyText, (iban) => expect(faults({ iban })).toEqual({})));
});

test('only a coming Saturday within a year can be the start', () => {
  for (let distance = -400; distance <= 800; distance += 1) {
    const day = addDays(TODAY, distance);
    const fine = isSaturday(day) && day >= TODAY && day <= '2027-11-21';
    expect([day, faults({ startDate: typedDay(day) })]).toEqual([day, fine ? {} : { startDate: MESSAGES.startDate }]);
  }
});

test.each(['28.11.26', '28. November 2026', '2026-11-28', ' 28.11.2026 '])(
  'a date typed as %p is understood',
  (startDate) => expect(faults({ startDate })).toEqual({}),
);
test.each(['', '31.02.2027', 'morgen', '28.11.', '29.11.2026', '99.99.9999', '28.11.2026<script>'])(
  'the date %p is not accepted',
  (startDate) =>
    expect(faults({ startDate })).toEqual({ startDate: 'Bitte wählen Sie ein Startdatum für die Lieferung' }),
);

test("a gift's recipient is looked at only when the issues go there", () => {
  expect(faults({ toRecipient: false }, 'gift')).toEqual({});
  expect(Object.keys(faults({ toRecipient: true }, 'gift'))).toHaveLength(6);
  expect(faults({ toRecipient: true }, 'gift')['recipient.firstName']).toBe(
    'Beschenktes Kind: Vorname muss mindestens 2 Zeichen lang sein',
  );
});

const MIA = {
  firstName: 'Mia',
  lastName: 'Sonne',
  street: 'Am Bach',
  houseNumber: '3',
  postalCode: '50999',
  city: 'Köln',
};

test("the family's mail address is asked for only when the digital access goes there", () => {
  const direct = { toRecipient: true, recipient: MIA };
  expect(faults({ ...direct, accessEmail: 'x' }, 'gift')).toEqual({});
  expect(faults({ accessTo: 'family', accessEmail: '' }, 'gift')).toEqual({});
  expect(faults({ ...direct, accessTo: 'family', accessEmail: 'x' }, 'gift')).toEqual({
    accessEmail: 'E-Mail der Familie: Bitte geben Sie eine gültige E-Mail-Adresse ein',
  });
  expect(faults({ ...direct, accessTo: 'family', accessEmail: ' familie@example.org ' }, 'gift')).toEqual({});
});

test('a card text of 300 characters fits, one more does not', () => {
  expect(faults({ cardText: '😀'.repeat(300) }, 'gift')).toEqual({});
  expect(Object.keys(faults({ cardText: 'x'.repeat(301) }, 'gift'))).toEqual(['cardText']);
});

test.each(['9', '0', '-10', '10.5', '1e3', '', 'zehn', '99999'])('a school cannot ask for %p copies', (copies) =>
  expect(faults({ copies }, 'class')).toEqual({ copies: 'Bitte geben Sie mindestens 10 Exemplare an' }),
);

test('an order holds only what its plan asks for', () => {
  const checked = orderSchema({ ...filled, terms: plan('trial').terms, today: TODAY }).parse({
    ...filled,
    paymentMethod: 'invoice',
  });
  expect(orderFrom(plan('trial'), checked)).toEqual({
    planId: 'trial',
    salutation: 'Frau',
    startDate: '2026-11-28',
    area: 'inside',
    paymentMethod: 'invoice',
    payer: {
      firstName: 'Anna',
      lastName: 'Müller',
      street: 'Hauptstraße',
      houseNumber: '12a',
      postalCode: '50667',
      city: 'Köln',
      email: 'anna@example.org',
    },
    marketingConsent: false,
    termsAccepted: true,
  });
});

test('a gift order names who gets the issues and the mail, the payer where nobody else is named', () => {
  const gift = (values: Partial<OrderValues>) => {
    const whole = { ...filled, ...values };
    const checked = orderSchema({ ...whole, terms: plan('gift').terms, today: TODAY }).parse(whole);
    return orderFrom(plan('gift'), checked).gift;
  };
  expect(gift({ recipient: MIA, accessTo: 'family', accessEmail: 'x' })).toEqual({ cardText: '' });
  expect(gift({ toRecipient: true, recipient: MIA })).toEqual({ cardText: '', recipient: MIA });
  expect(gift({ toRecipient: true, recipient: MIA, accessTo: 'family', accessEmail: 'familie@example.org ' })).toEqual({
    cardText: '',
    recipient: MIA,
    accessEmail: 'familie@example.org',
  });
});
