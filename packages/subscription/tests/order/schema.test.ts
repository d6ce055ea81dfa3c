import fc from 'fast-check';
import { cleanText } from 'german/clean-text';
import { MESSAGES } from 'subscription/order/messages';
import { orderFrom } from 'subscription/order/order';
import { orderedPlan } from 'subscription/order/ordered-plan';
import { orderSchema } from 'subscription/order/schema';
import { emptyOrder, type OrderValues } from 'subscription/order/values';
import { content } from '@/tests/fixtures/content';
import { halfYear, ordered } from '../plans/plans';
import { DELIVERY } from './delivery';
import { filled, TODAY } from './sample';

const faults = (values: Partial<OrderValues>, id: 'trial' | 'gift' | 'class' = 'trial') => {
  const whole = { ...filled, copies: id === 'class' ? '10' : '1', ...values };
  const result = orderSchema({ ...whole, asks: ordered(id).asks, delivery: DELIVERY, today: TODAY }).safeParse(whole);
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};

test('accepts a filled-in form', () => expect(faults({})).toEqual({}));

test('an empty form gets exactly the messages of R-ORD-4', () => {
  const empty = { ...emptyOrder(ordered('trial'), TODAY), startDate: '' };
  const { phone: _phone, ...expected } = MESSAGES;
  expect(faults(empty)).toEqual(expected);
});

// The messages of R-ORD-4 again, so that a slip in the code is not repeated here.
const TABLE: [keyof typeof MESSAGES, number, string][] = [
  ['firstName', 2, 'Vorname muss mindestens 2 Zeichen lang sein'],
  ['lastName', 2, 'Nachname muss mindestens 2 Zeichen lang sein'],
  ['street', 2, 'Straße muss mindestens 2 Zeichen lang sein'],
  ['houseNumber', 1, 'Hausnummer ist erforderlich'],
  ['city', 2, 'Stadt muss mindestens 2 Zeichen lang sein'],
];
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', ' ', '   ', 'a', '😀', '<script>alert(1)</script>', 'עברית', 'x'.repeat(10_000), '\t\n'),
);

test.each(TABLE)(
  'a text in %s shorter than %i characters, without spaces around, gets its message (R-ORD-4)',
  (field, minimum, message) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const isShort = [...cleanText(text)].length < minimum;
        const { [field]: said, ...others } = faults({ [field]: text });
        expect(others).toEqual({});
        expect(said === message).toBe(isShort);
      }),
    );
  },
);

test.each(TABLE)('a very long text in %s is refused without a search', (field) => {
  const { [field]: said } = faults({ [field]: 'x'.repeat(1_000_000) });
  expect(said).toMatch(/darf höchstens \d+ Zeichen lang sein$/);
});

test.each([
  ['', undefined],
  ['12345', MESSAGES.phone],
  ['0049 221 12345', undefined],
  ['+49 (0)221 / 12-34-5', undefined],
  ['------', /mit Ziffern/],
  ['keines da', /mit Ziffern/],
  ['0'.repeat(41), /höchstens 40/],
])('the phone number %.16p (R-ORD-6)', (phone, message) => {
  const said = faults({ phone }).phone;
  if (message) expect(said).toEqual(expect.stringMatching(message));
  else expect(said).toBeUndefined();
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
])('refuses the e-mail address %p', (email) =>
  expect(faults({ email })).toEqual({ email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' }),
);
test.each([
  'anna@example.org',
  ' anna@example.org ',
  'anna.müller+duda@schule.koeln',
  'a@müller.de',
  "o'neill@mail.example.com",
])('accepts the e-mail address %p', (email) => expect(faults({ email })).toEqual({}));

test('no IBAN is refused', () => {
  const iban = anyText.filter((text) => text.length <= 100);
  fc.assert(fc.property(iban, (text) => expect(faults({ iban: text.replace(/[^\w ]/g, '') })).toEqual({})));
  expect(faults({ iban: 'IBAN: DE89.3704.0044' })).toEqual({});
});

test('a gift’s recipient is validated only if the issues go there', () => {
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

test('the family’s e-mail address is validated only if the digital access goes there', () => {
  const direct = { toRecipient: true, recipient: { ...MIA, supplement: '' } };
  expect(faults({ ...direct, accessEmail: 'x' }, 'gift')).toEqual({});
  expect(faults({ accessTo: 'family', accessEmail: '' }, 'gift')).toEqual({});
  expect(faults({ ...direct, accessTo: 'family', accessEmail: 'x' }, 'gift')).toEqual({
    accessEmail: 'E-Mail der Familie: Bitte geben Sie eine gültige E-Mail-Adresse ein',
  });
  expect(faults({ ...direct, accessTo: 'family', accessEmail: ' familie@example.org ' }, 'gift')).toEqual({});
});

test('a card text may have 300 characters, but not 301; a composed letter counts once', () => {
  for (const letter of ['😀', 'u\u0308']) expect(faults({ cardText: letter.repeat(300) }, 'gift')).toEqual({});
  expect(Object.keys(faults({ cardText: 'x'.repeat(301) }, 'gift'))).toEqual(['cardText']);
});

test('a school gives its name and number of copies; other plans ask for neither', () => {
  expect(faults({ school: '', copies: 'zehn' }, 'class')).toEqual({
    school: 'Bitte nennen Sie die Schule',
    copies: expect.stringMatching(/in Ziffern/),
  });
  expect(faults({ school: '', copies: '1' }, 'gift')).toEqual({});
});

function checked(values: Partial<OrderValues>, plan = ordered('gift')) {
  const whole = { ...filled, copies: '1', ...values };
  return orderSchema({ ...whole, ...plan, today: TODAY }).parse(whole);
}
const orderOf = (values: Partial<OrderValues>, plan = ordered('gift')) => orderFrom(plan, checked(values, plan));

test('an order has only the fields of its plan, the postcode as digits', () => {
  expect(orderOf({ postalCode: ' D-50667 ', paymentMethod: 'invoice' }, ordered('trial'))).toEqual({
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

test('a plan that ends by itself and is no gift is ordered without a gift', () => {
  const order = orderOf({ toRecipient: false, cardText: 'Für dich' }, orderedPlan(halfYear, content.site));
  expect(Object.keys(order)).not.toEqual(expect.arrayContaining(['gift']));
});

test('a gift order names recipients of issues and e-mail only if they differ from the payer', () => {
  const gift = (values: Partial<OrderValues>) => orderOf(values).gift;
  const recipient = { ...MIA, supplement: '' };
  expect(gift({ recipient, accessTo: 'family', accessEmail: 'x' })).toEqual({ cardText: '' });
  expect(gift({ toRecipient: true, recipient })).toEqual({ cardText: '', recipient: MIA });
  expect(gift({ toRecipient: true, recipient, accessTo: 'family', accessEmail: 'familie@example.org ' })).toEqual({
    cardText: '',
    recipient: MIA,
    accessEmail: 'familie@example.org',
  });
});

test('what cannot be seen is not ordered, and letters are composed', () => {
  const odd = {
    firstName: '\u200bAnna',
    lastName: 'Mu\u0308ller',
    email: '\u200banna@gruß.de\u00ad',
    city: 'Kö\u00adln',
    postalCode: '50667\u200b',
    cardText: ' Liebe\u200b  Mia,\r\nalles Gute ',
  };
  expect(checked(odd)).toMatchObject({
    firstName: 'Anna',
    lastName: 'Müller',
    email: 'anna@gruß.de',
    city: 'Köln',
    postalCode: '50667',
    cardText: 'Liebe Mia,\nalles Gute',
  });
});

test('a supplement of the address is ordered if there is one', () => {
  const payer = (supplement: string) => orderOf({ supplement }, ordered('trial')).payer;
  expect(payer(' c/o  Sonne ').supplement).toBe('c/o Sonne');
  expect(payer(' ')).not.toHaveProperty('supplement');
});
