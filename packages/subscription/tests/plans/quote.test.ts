import fc from 'fast-check';
import { addDays, daysBetween, isSaturday } from 'german/dates/arithmetic';
import { quote } from 'subscription/plans/quote';
import { plan, planIds } from './plans';

const START = '2026-11-28';

describe('the costs of a plan', () => {
  test('the trial is free for four issues, then 8,90 € a month (R-PLAN-2)', () => {
    expect(quote(plan('trial'), START, true)).toMatchObject({
      startCents: 0,
      monthlyCents: 890,
      monthlyFrom: '2026-12-26',
      lastIssue: '2026-12-19',
      surchargeCents: 0,
      firstTermCents: 0,
      endsItself: false,
    });
  });

  test('the trial outside the delivery area costs 2,00 € a month more, but only after the free weeks (R-PLAN-6)', () => {
    expect(quote(plan('trial'), START, false)).toMatchObject({
      startCents: 0,
      monthlyCents: 1090,
      surchargeCents: 200,
    });
  });

  test('the gift costs 10 € once, ends by itself after 8 issues and has no surcharge (R-PLAN-3)', () => {
    for (const inside of [true, false]) {
      expect(quote(plan('gift'), START, inside)).toMatchObject({
        priceCents: 1000,
        originalCents: 1780,
        startCents: 1000,
        firstTermCents: 1000,
        surchargeCents: 0,
        lastIssue: '2027-01-16',
        endsItself: true,
      });
    }
  });

  test('the year costs 106,80 € in its first twelve months, by post 130,80 € (R-PLAN-4)', () => {
    expect(quote(plan('year'), START, true)).toMatchObject({
      monthlyCents: 890,
      firstTermCents: 10680,
      lastIssue: '2027-11-20',
    });
    expect(quote(plan('year'), START, false)).toMatchObject({
      monthlyCents: 1090,
      firstTermCents: 13080,
      startCents: 1090,
    });
  });

  test('a school pays per copy; without a number there is no total (R-PLAN-5)', () => {
    expect(quote(plan('class'), START, true, 26)).toMatchObject({ copies: 26, firstTermCents: 228280, startCents: 0 });
    const { copies, firstTermCents } = quote(plan('class'), START, true);
    expect([copies, firstTermCents]).toEqual([undefined, undefined]);
  });
});

test('for every start in three years the last issue is a Saturday, and amounts are whole cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 156 }), fc.constantFrom(...planIds), fc.boolean(), (week, id, inside) => {
      const start = addDays('2026-01-03', week * 7);
      const figures = quote(plan(id), start, inside);
      expect(figures.firstIssue).toBe(start);
      if (figures.lastIssue) expect(isSaturday(figures.lastIssue)).toBe(true);
      if (id === 'gift') expect(daysBetween(start, figures.lastIssue ?? start)).toBe(49);
      for (const cents of [figures.startCents, figures.monthlyCents ?? 0, figures.firstTermCents ?? 0]) {
        expect(Number.isInteger(cents)).toBe(true);
      }
    }),
  );
});
