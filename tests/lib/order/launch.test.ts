import { PLACEHOLDER } from '@/lib/content/schema/site';
import { openPoints } from '@/lib/order/launch';
import { realContent } from '../plans/plans';

const { site, plans, pages } = realContent;
const TODAY = '2026-11-21';
const NOTHING_OWN = { 'content/pages/impressum.yaml': 'alles da' };

/** Settings as the publisher might complete them. */
const complete = {
  site: {
    ...site,
    publisher: Object.fromEntries(
      Object.keys(site.publisher).map((key) => [key, 'eingetragen']),
    ) as typeof site.publisher,
    order: { ...site.order, mode: 'endpoint' as const, endpoint: 'https://www.example.com/orders' },
  },
  plans: plans.map(({ offer: _offer, ...plan }) => ({
    ...plan,
    price: { ...plan.price, alternateReading: undefined },
  })),
  pages,
  ownTexts: NOTHING_OWN,
};

test('nothing is open once everything is settled', () => expect(openPoints(complete, TODAY)).toEqual([]));

test('the site as it is says what is open', () => {
  const open = openPoints(
    { ...realContent, ownTexts: { 'content/pages/impressum.yaml': `Datum: ${PLACEHOLDER}` } },
    TODAY,
  ).join('\n');
  for (const words of [
    'order.mode ist „demo“',
    'publisher.name',
    'publisher.creditorId',
    'Zoo',
    'Zwei Lesarten',
    'impressum.yaml',
  ]) {
    expect(open).toContain(words);
  }
});

test('an offer is open only from the day after its last', () => {
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
    'a struck price that is no multiple of the month',
    changed('gift', ({ price }) => ({
      price: { ...price, original: { amount: { text: '19 €', cents: 1900 }, reason: 'x' } },
    })),
    'nicht 2 ×',
  ],
  [
    'a month that costs more after the trial',
    changed('trial', () => ({ terms: { kind: 'trial', freeIssues: 4, monthly: { text: '9,90 €', cents: 990 } } })),
    'Nach dem Test',
  ],
  [
    'a price in a text that is none of the plan',
    changed('year', () => ({ followUp: 'Es kostet 7,77 € im Monat, alles inklusive.' })),
    '7,77 €',
  ],
  [
    'surcharges that differ',
    changed('year', () => ({ postalSurcharge: { text: '3,00 €', cents: 300 } })),
    'nicht überall gleich',
  ],
  [
    'a mandate without its note',
    { ...complete, site: { ...complete.site, order: { ...complete.site.order, sepaMandate: 'Ich ermächtige.' } } },
    'SEPA',
  ],
])('%s is reported', (_what, settings, words) => {
  expect(openPoints(settings as typeof complete, TODAY).join('\n')).toContain(words);
});
