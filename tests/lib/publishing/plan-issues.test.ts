import { issueCount } from 'content/plan-issues';
import { addDays, addMonths, daysBetween } from 'german/dates/arithmetic';
import { formatDay } from 'german/dates/german';
import { deliveryRange } from 'subscription/order/delivery-day';
import { quote } from 'subscription/plans/quote';
import { quoteLines } from 'subscription/plans/quote-lines';
import { content } from '@/lib/content';
import { product } from '@/lib/seo/graph/product';
import { ordered, plan } from '@/packages/subscription/tests/plans/plans';

const EVERY_SATURDAY = Array.from({ length: 53 * 4 }, (_, week) => addDays('2026-01-03', 7 * week));

const DAY_MS = 86_400_000;

/** Number of Saturdays between two days, both included. */
function saturdays(first: string, last: string): number {
  let count = 0;
  for (let day = Date.parse(first); day <= Date.parse(last); day += DAY_MS) {
    if (new Date(day).getUTCDay() === 6) count += 1;
  }
  return count;
}

test.each(['trial', 'gift', 'year'] as const)(
  '%s has as many Saturdays as promised issues, from any first Saturday',
  (id) => {
    const count = issueCount(plan(id).terms);
    for (const start of EVERY_SATURDAY) {
      const figures = quote(plan(id), start, true);
      expect([start, saturdays(start, figures.lastIssue ?? start)]).toEqual([start, count]);
      const term = quoteLines(ordered(id), figures).find(({ label }) => label === 'Laufzeit')?.text ?? '';
      expect(term).toContain(formatDay(figures.lastIssue ?? start));
      if (id !== 'trial') expect(term).toContain(`${count} Ausgaben`);
    }
  },
);

test('the year plan ends within twelve months from any Saturday (R-PLAN-4)', () => {
  for (const start of EVERY_SATURDAY) {
    const { lastIssue = start } = quote(plan('year'), start, true);
    expect(daysBetween(lastIssue, addMonths(start, 12))).toBeGreaterThan(0);
  }
});

test.each(['gift', 'year', 'class'] as const)('card and structured data have the number of issues of %s', (id) => {
  const { terms, features } = plan(id);
  const node = product(plan(id), content.site, '2026-11-28', '/x.webp') as {
    additionalProperty: { value: unknown };
  };
  for (const text of [features.join(), `${node.additionalProperty.value} Ausgaben`]) {
    expect(text).toContain(`${issueCount(terms)} Ausgaben`);
  }
});

test('no text gives a number of issues that no plan has (R-PLAN-12)', () => {
  const known = new Set([
    ...content.plans.map(({ terms }) => issueCount(terms)),
    ...content.subscription.plans.flatMap(({ period }) => Number.parseInt(period.replace(/\D+/, ''), 10) || []),
  ]);
  const { plans, order, pages, faq, readingOffers, landing, subscription, site } = content;
  const text = JSON.stringify({ plans, order, pages, faq, readingOffers, landing, subscription, site });
  const named = [...text.matchAll(/(\d+)\s(?:Monatsa|A)usgaben/g)].map(([, number]) => Number(number));
  expect(named.length).toBeGreaterThan(4);
  for (const number of named) expect(known).toContain(number);
});

test('if the last issue falls on a day without delivery, the summary says what happens to it', () => {
  const of = ordered('gift');
  const start = deliveryRange('2026-11-01', of.delivery).first;
  const figures = quote(of, start, true);
  const last = figures.lastIssue ?? start;
  const delivery = { ...of.delivery, pauses: [{ first: last, last, reason: 'Feiertag' }] };
  const term = (more: object) =>
    quoteLines({ ...of, ...more }, figures).find(({ label }) => label === 'Laufzeit')?.text;
  expect(term({ delivery })).toContain(`(${delivery.shifted})`);
  expect(term({ delivery: { ...delivery, pauses: [] } })).not.toContain(delivery.shifted);
});
