import { built } from '@/tests/built-content';

const { events, landing, plans, readingOffers } = built;

/** Every text of the content with the place it stands at. */
function textsIn(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value.replace(/[\s\u00a0]+/g, ' ')]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, at ? `${at}.${key}` : key));
}
const texts = textsIn(built);
const placesOf = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text)).map(([at]) => at);

test.each([
  ['cancelled at any time, without saying until when', /(?<!innerhalb der \d+ Wochen )jederzeit kündbar/i],
  ['a plan by a name it does not bear', /Testabo(?!nnement)/],
  ['money taken from the account of who pays by invoice', /Abgebucht wird monatlich/],
  ['a paid order that binds nobody', /ohne Verpflichtung|^Unverbindlich,/],
  ['holidays at no price, where a school year has one', /nichts berechnet/],
  ['every hard word', /alle schwierigen Wörter/],
  ['a search that understands whatever is mistyped', /Tippfehler machen nichts/],
  ['a paper that reads itself', /die sich vorlesen lässt/],
  ['German that nobody writes', /wenn Sie haben auch|noch ein paar Dinge mehr/],
])('no text promises %s', (_what, pattern) => {
  // What people type into the search is theirs.
  expect(placesOf(pattern).filter((at) => !/search-?words/i.test(at))).toEqual([]);
});

test('whoever reads of six weeks to the end of a quarter has read before what holds for them (R-LAW-7)', () => {
  const quarters = texts.filter(([at, text]) => text.includes('Quartalsende') && at !== 'site.order.notice');
  expect(quarters.length).toBeGreaterThan(4);
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

test('the surcharge of the free weeks is told where the surcharge is: it begins after them', () => {
  expect(landing.subscribe.note).toMatch(/„\d+ Wochen Gratis Testen“ erst nach den Gratiswochen/);
  expect(plans.find(({ id }) => id === 'trial')?.notes.join(' ')).toMatch(/kein Zuschlag/);
});

test('an event speaks to the child alone, and asks nobody to register without a way to (R-CON-4)', () => {
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

test('each offer of the reading page leads to an order page of ours too (R-READ-2)', () => {
  const pages = plans.map(({ id }) => `/subscription/${id}/`);
  for (const { order } of readingOffers) expect(pages).toContain(order.href);
});
