import { built } from '@/tests/built-content';

const { events, landing, plans, readingOffers } = built;

/** Every text of content with its path. */
function textsIn(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value.replace(/[\s\u00a0]+/g, ' ')]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, at ? `${at}.${key}` : key));
}
const texts = textsIn(built);
const placesOf = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text)).map(([at]) => at);

test.each([
  ['a cancellation at any time without its notice period', /(?<!innerhalb der \d+ Wochen )jederzeit kündbar/i],
  ['a plan under a wrong name', /Testabo(?!nnement)/],
  ['a direct debit from customers who pay by invoice', /Abgebucht wird monatlich/],
  ['the claim that a paid order is not binding', /ohne Verpflichtung|^Unverbindlich,/],
  ['free holidays in a plan with a price per school year', /nichts berechnet/],
  ['the claim that every hard word is explained', /alle schwierigen Wörter/],
  ['the claim that the search understands every typo', /Tippfehler machen nichts/],
  ['the claim that the newspaper can be read aloud', /die sich vorlesen lässt/],
  ['broken German', /wenn Sie haben auch|noch ein paar Dinge mehr/],
])('no text contains %s', (_what, pattern) => {
  // Search words are what people type.
  expect(placesOf(pattern).filter((at) => !/search-?words/i.test(at))).toEqual([]);
});

test('the quarter’s notice is mentioned once, after the month’s, and with the more favourable statutory one (R-LAW-7)', () => {
  const quarters = texts.filter(([at, text]) => text.includes('Quartalsende') && at !== 'site.order.notice');
  expect(quarters).toHaveLength(1);
  const whole = (at: string) => {
    const [kind, index] = at.split('.');
    const parts = texts.filter(([other]) => other.startsWith(`${kind}.${index}.`));
    return parts.map(([, text]) => text).join(' ');
  };
  for (const [at] of quarters)
    expect([at, /jederzeit mit einem Monat Frist.*Quartalsende.*günstigere gesetzliche Frist/.test(whole(at))]).toEqual(
      [at, true],
    );
});

test('the notes on the surcharge say that it starts after the free weeks', () => {
  expect(landing.subscribe.note).toMatch(/„\d+ Wochen Gratis Testen“ erst nach den Gratiswochen/);
  expect(plans.find(({ id }) => id === 'trial')?.notes.join(' ')).toMatch(/kein Zuschlag/);
});

test('event texts address the child, and mention registration only with a link to it (R-CON-4)', () => {
  for (const { id, description = '', admission, example, moreInfoLink } of events) {
    expect([id, /\b(Ihr Kind|Sie|Ihnen)\b/.test(description.replace(/(^|[.!?:] )Sie\b/g, ''))]).toEqual([id, false]);
    if (example || !moreInfoLink)
      expect([id, /meld\w* .*\ban\b|mit Anmeldung/i.test(`${description} ${admission?.text}`)]).toEqual([id, false]);
    if (example)
      expect([id, /\d+[a-z]?,/.test(events.find((one) => one.id === id)?.fullAddress?.text ?? '')]).toEqual([
        id,
        false,
      ]);
  }
});

test('each offer of the reading page links to an order page of the site (R-READ-2)', () => {
  const pages = plans.map(({ id }) => `/subscription/${id}/`);
  for (const { order } of readingOffers) expect(pages).toContain(order.href);
});
