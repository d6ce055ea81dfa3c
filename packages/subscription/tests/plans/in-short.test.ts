import { formatPrice } from 'german/money';
import { planSummary } from 'subscription/plans/in-short';
import { quote } from 'subscription/plans/quote';
import { plan } from './plans';

const START = '2026-11-28';
const { terms: year, price: yearly, postalSurcharge } = plan('year');
const { terms: trial } = plan('trial');
const { asks, price: perCopy } = plan('class');
if (year.kind !== 'monthly' || trial.kind !== 'trial') throw new Error('Other terms');
const surcharge = postalSurcharge?.cents ?? 0;

test('the trial is free today and states the later monthly price, surcharge included', () => {
  const said = planSummary(plan('trial'), quote(plan('trial'), START, false));
  expect(said.price).toBe(formatPrice(0));
  expect(said.after).toBe(`danach ${formatPrice(trial.monthly.cents + surcharge)} im Monat`);
});

test('a gift states that it ends by itself', () => {
  const said = planSummary(plan('gift'), quote(plan('gift'), START, true));
  expect(said).toEqual({
    price: plan('gift').price.amount.text,
    period: plan('gift').price.period,
    after: 'endet von selbst',
  });
});

test('a request says that it is not binding, whatever its terms', () => {
  const asked = { ...plan('gift'), is: 'request' as const };
  expect(planSummary(asked, quote(asked, START, true)).after).toBe('endet von selbst, unverbindlich');
});

test('the year plan states its monthly price, surcharge included, and its term', () => {
  const said = planSummary(plan('year'), quote(plan('year'), START, false));
  expect(said.price).toBe(formatPrice(yearly.amount.cents + surcharge));
  expect(said.after).toBe(`${year.firstTermMonths} Monate fest`);
});

test('the class plan states the total, or the price per copy without a valid number', () => {
  const copies = (asks.copies?.minimum ?? 0) + 1;
  expect(planSummary(plan('class'), quote(plan('class'), START, true, copies))).toMatchObject({
    price: `ab ${formatPrice(copies * perCopy.amount.cents)}`,
    after: `für ${copies}\u00a0Exemplare, unverbindlich`,
  });
  expect(planSummary(plan('class'), quote(plan('class'), START, true))).toMatchObject({
    price: `ab ${formatPrice(perCopy.amount.cents)}`,
    period: perCopy.period,
  });
});
