import { hasExpired } from 'content/offer';
import { priceTag } from 'subscription/plans/price-tag';
import { quote } from 'subscription/plans/quote';
import { quoteLines } from 'subscription/plans/quote-lines';
import { plan, planIds } from './plans';

const START = '2026-11-28';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const lines = (id: string, inside = true) =>
  Object.fromEntries(
    quoteLines(plan(id), quote(plan(id), START, inside)).map(({ label, text }) => [label, plain(text)]),
  );

test.each(planIds)('the summary of %s states product, start, term and end (R-ORD-11)', (id) => {
  const said = lines(id);
  expect(Object.values(said)).toContain(plan(id).title);
  expect(
    Object.entries(said).some(([label, text]) => /rste Ausgabe/.test(label) && text === 'Samstag, 28. November 2026'),
  ).toBe(true);
  expect(said['Erster Samstag']).toBe('Der Verlag bestätigt Ihnen diesen Tag noch.');
  expect(said.Laufzeit).toBeTruthy();
  expect(said['So endet es']).toBe(plain(plan(id).ending.join(' ')));
});

test('the trial states its follow-up price and first day, surcharge included', () => {
  expect(lines('trial').Danach).toBe('8,90 € im Monat, ab 26. Dezember 2026, inkl. MwSt. und Zustellung');
  expect(lines('trial', false).Danach).toContain('10,90 € im Monat');
  expect(lines('trial', false)['Zuschlag für den Postversand']).toBe('2,00 € im Monat, im Monatspreis enthalten');
});

test('gift and class plans have no surcharge', () => {
  for (const id of ['gift', 'class'] as const) expect(Object.keys(lines(id, false)).join()).not.toContain('Zuschlag');
});

test('a struck price always has its reason (R-PLAN-7)', () => {
  for (const id of planIds) {
    const { struck } = priceTag(plan(id), quote(plan(id), START, true));
    if (struck) expect(struck.reason.length).toBeGreaterThan(4);
  }
  expect(priceTag(plan('gift'), quote(plan('gift'), START, true)).struck?.reason).toContain(
    '2 Monate im regulären Abo, 2\u00a0×',
  );
});

test('an offer is valid on its last day and over the day after', () => {
  expect(hasExpired('2026-06-20', '2026-06-20')).toBe(false);
  expect(hasExpired('2026-06-20', '2026-06-21')).toBe(true);
});
