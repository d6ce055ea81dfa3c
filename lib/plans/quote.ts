import type { Plan } from '@/lib/content/kinds';
import { addDays, addMonths, type Day, weekday } from '@/lib/dates/day';

const WEEK = 7;
const SATURDAY = 6;

/** What a plan costs and how long it runs, in cents and days; `quoteLines` says it in German. */
export type Quote = {
  kind: Plan['terms']['kind'];
  /** Announced on the card: for a copy, a month or once, as the plan's period says. */
  priceCents: number;
  /** Struck through on the card. */
  originalCents?: number | undefined;
  /** Due with the first issue; 0 for the free trial and for a request. */
  startCents: number;
  /** Due each month, the surcharge included, from `monthlyFrom` on. */
  monthlyCents?: number;
  monthlyFrom?: Day;
  /** A month, already contained in `monthlyCents`; 0 inside the delivery area and where the price holds everywhere. */
  surchargeCents: number;
  /** All that is due in the first term, where its length is fixed. */
  firstTermCents?: number;
  firstIssue: Day;
  /** The last issue of the first term; the contract's last one only where `endsItself`. */
  lastIssue?: Day;
  endsItself: boolean;
  copies: number;
};

export type QuotedPlan = Pick<Plan, 'price' | 'terms' | 'postalSurcharge'>;

const lastSaturdayBefore = (day: Day) => addDays(day, -1 - ((weekday(day) - SATURDAY + 6) % WEEK));

/**
 * The one place that computes with prices: card, order page, form, review, receipt and JSON-LD read it (spec 1 §2, §9).
 *
 * quote(year, '2026-11-28', false) → { startCents: 1090, monthlyCents: 1090, surchargeCents: 200, firstTermCents: 13080, … }
 *
 * @param plan prices and terms as content states them
 * @param startDate the first issue's Saturday
 * @param insideArea whether the paper is delivered inside the delivery area, without the postal surcharge
 * @param copies only for the class plan; fewer than its minimum count as the minimum
 */
export function quote(plan: QuotedPlan, startDate: Day, insideArea: boolean, copies = 1): Quote {
  const { price, terms } = plan;
  const surchargeCents = insideArea ? 0 : (plan.postalSurcharge?.cents ?? 0);
  const base = {
    kind: terms.kind,
    priceCents: price.amount.cents,
    originalCents: price.original?.amount.cents,
    surchargeCents,
    firstIssue: startDate,
    endsItself: false,
    copies: 1,
  };
  switch (terms.kind) {
    case 'trial':
      return {
        ...base,
        startCents: price.amount.cents,
        monthlyCents: terms.monthly.cents + surchargeCents,
        monthlyFrom: addDays(startDate, terms.freeIssues * WEEK),
        firstTermCents: price.amount.cents,
        lastIssue: addDays(startDate, (terms.freeIssues - 1) * WEEK),
      };
    case 'once':
      return {
        ...base,
        startCents: price.amount.cents,
        firstTermCents: price.amount.cents,
        lastIssue: addDays(startDate, (terms.issues - 1) * WEEK),
        endsItself: true,
      };
    case 'monthly': {
      const monthlyCents = price.amount.cents + surchargeCents;
      return {
        ...base,
        startCents: monthlyCents,
        monthlyCents,
        monthlyFrom: startDate,
        firstTermCents: terms.firstTermMonths * monthlyCents,
        lastIssue: lastSaturdayBefore(addMonths(startDate, terms.firstTermMonths)),
      };
    }
    case 'schoolYear': {
      const ordered = Math.max(copies, terms.minimumCopies);
      return { ...base, startCents: 0, firstTermCents: ordered * price.amount.cents, copies: ordered };
    }
  }
}
