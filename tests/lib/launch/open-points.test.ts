import { issueCount } from 'content/plan-issues';
import { PLACEHOLDER } from 'content/schema/site';
import { formatPrice } from 'german/money';
import { content } from '@/lib/content';
import { openPoints } from '@/lib/launch/open-points';
import { halfYear, plan } from '@/packages/subscription/tests/plans/plans';

const { plans } = content;
/** The real content with working hosts in its links. */
const linked = JSON.parse(JSON.stringify(content).replaceAll('www.example.com', 'www.duda-kinderzeitung.de'));
const { site } = linked as typeof content;
const TODAY = '2026-11-21';
const NOTHING_OWN = { 'content/pages/impressum.yaml': 'alles da' };

/** Content completed by the publisher. */
const complete = {
  ...(linked as typeof content),
  events: content.events.map(({ example: _example, moreInfoLink: _link, ...event }) => event),
  site: {
    ...site,
    publisher: Object.fromEntries(
      Object.keys(site.publisher).map((key) => [key, 'eingetragen']),
    ) as typeof site.publisher,
    order: {
      ...site.order,
      mode: 'endpoint' as const,
      endpoint: 'https://abo.duda-kinderzeitung.de/',
      delivery: { ...site.order.delivery, confirmed: true },
    },
  },
  lists: {
    ...content.lists,
    books: { ...content.lists.books, example: undefined },
    games: { ...content.lists.games, example: undefined },
  },
  plans: plans.map(({ offer: _offer, ...plan }) => ({
    ...plan,
    price: { ...plan.price, alternateReading: undefined },
  })),
  ownTexts: NOTHING_OWN,
  siteUrl: 'https://www.duda-kinderzeitung.de',
};

const linksIn = (part: unknown) => JSON.stringify(part).split('https://www.example.com').length - 1;

test('nothing is open once everything is configured (R-CON-3)', () => expect(openPoints(complete, TODAY)).toEqual([]));

test('the current content lists its open points (R-CON-3)', () => {
  const open = openPoints(
    { ...content, siteUrl: undefined, ownTexts: { 'content/pages/impressum.yaml': `Datum: ${PLACEHOLDER}` } },
    TODAY,
  ).join('\n');
  for (const words of [
    'order.mode ist „demo“',
    'publisher.name',
    'publisher.creditorId',
    'Zoo',
    'Zwei Lesarten',
    'delivery.leadDays ist 0',
    'delivery.requestLeadDays ist 0',
    'delivery.noDelivery',
    'delivery.area',
    'delivery.schoolHolidays',
    'impressum.yaml',
    `content/site.yaml: ${linksIn(content.site)} Links führen`,
    `content/reading-offers.yaml: ${linksIn(content.readingOffers)} Links führen`,
    `content/events/: ${linksIn(content.events)} Link`,
    'nur Beispiele sind: 1,',
    'books.example',
    'games.example',
    'SITE_URL ist nicht gesetzt',
  ]) {
    expect(open).toContain(words);
  }
});

test('what has ended is reported: school holidays within a year, an offer from the day after', () => {
  expect(openPoints(complete, '2035-01-01').join()).toContain('schoolHolidays reicht kein Jahr mehr voraus');
  const offered = { ...complete, plans };
  expect(openPoints(offered, '2026-06-20').join()).not.toContain('abgelaufen');
  expect(openPoints(offered, '2026-06-21').join()).toContain('abgelaufen');
});

const changed = (id: string, change: (plan: (typeof complete.plans)[number]) => object) => ({
  ...complete,
  plans: complete.plans.map((plan) => (plan.id === id ? { ...plan, ...change(plan) } : plan)),
});

test.each([
  [
    'a struck price that is not a multiple of the monthly price',
    changed('gift', ({ price }) => ({
      price: { ...price, original: { amount: { text: '19 €', cents: 1900 }, reason: 'x' } },
    })),
    'nicht 2 ×',
  ],
  [
    'a struck price of a further plan that is no multiple of the month',
    {
      ...complete,
      plans: [...complete.plans, { ...halfYear, price: { ...halfYear.price, alternateReading: undefined } }],
    },
    'half-year.yaml: Der durchgestrichene Preis 17,80\u00a0€ ist nicht 6 ×',
  ],
  [
    'a plan that the terms do not mention',
    changed('gift', () => ({ title: 'Halbjahresabo' })),
    'content/pages/agb.yaml: Das Abo „Halbjahresabo“ kommt nicht vor.',
  ],
  [
    'a higher monthly price after the trial',
    changed('trial', () => ({ terms: { kind: 'trial', freeIssues: 4, monthly: { text: '9,90 €', cents: 990 } } })),
    'Nach dem Test',
  ],
  [
    'a price in a text that no plan has',
    changed('year', () => ({ followUp: 'Es kostet 7,77 € im Monat, alles inklusive.' })),
    '7,77 €',
  ],
  [
    'surcharges that differ',
    changed('year', () => ({ postalSurcharge: { text: '3,00 €', cents: 300 } })),
    'nicht überall gleich',
  ],
  [
    'a mandate without its notice',
    { ...complete, site: { ...complete.site, order: { ...complete.site.order, sepaMandate: 'Ich ermächtige.' } } },
    'SEPA',
  ],
])('%s is reported', (_what, settings, words) => {
  expect(openPoints(settings as typeof complete, TODAY).join('\n')).toContain(words);
});

test('what an issue costs is a known price', () => {
  const { amount } = plan('class').price;
  const cents = Math.round(amount.cents / issueCount(plan('class').terms));
  const said = changed('class', () => ({ followUp: `Je Ausgabe sind es rund ${formatPrice(cents)}.` }));
  expect(openPoints(said as typeof complete, TODAY)).toEqual([]);
});

test.each([
  ['SITE_URL left at its default', { siteUrl: 'https://www.example.com' }, 'SITE_URL ist https://www.example.com'],
  [
    'a link in the middle of a text',
    { faq: [{ question: 'Wo?', answer: 'Auf [dieser Seite](https://duda.example/abo), bald.' }] },
    'content/faq.yaml: 1 Link führt noch zu einem Platzhalter (duda.example)',
  ],
  ['an example event', { events: content.events.slice(-1) }, 'nur Beispiele sind: 3.'],
])('%s is reported', (_what, change, words) => {
  const open = openPoints({ ...complete, ...change }, TODAY);
  expect(open).toHaveLength(1);
  expect(open[0]).toContain(words);
});
