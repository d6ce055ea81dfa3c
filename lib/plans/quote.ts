import type { Plan } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { issueCount, issueDay } from './issues';

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
  /** Undefined as long as nobody has said whether it is inside the delivery area: then prices are those inside. */
  insideArea: boolean | undefined;
  /** All that is due in the first term, where its length and the copies are known. */
  firstTermCents?: number | undefined;
  firstIssue: Day;
  /** Of the first term; of a school year about. */
  issues: number;
  /** The last issue of the first term; the contract's last one only where `endsItself`. */
  lastIssue?: Day;
  endsItself: boolean;
  /** Undefined as long as no valid number is given. */
  copies: number | undefined;
};

export type QuotedPlan = Pick<Plan, 'price' | 'terms' | 'postalSurcharge'>;

/**
 * The one place that computes with prices: card, order page, form, review, receipt and JSON-LD read it (R-PLAN-8).
 *
 * quote(year, '2026-11-28', false) → { startCents: 1090, monthlyCents: 1090, surchargeCents: 200, firstTermCents: 13080, … }
 *
 * @param plan prices and terms as content states them
 * @param startDate the first issue's Saturday
 * @param insideArea whether the paper is delivered inside the delivery area, without the postal surcharge
 * @param copies only for the class plan: a number it can be ordered in, else there is no total
 */
export function quote(plan: QuotedPlan, startDate: Day, insideArea: boolean | undefined, copies?: number): Quote {
  const { price, terms } = plan;
  const surchargeCents = insideArea === false ? (plan.postalSurcharge?.cents ?? 0) : 0;
  const issues = issueCount(terms);
  const base = {
    kind: terms.kind,
    priceCents: price.amount.cents,
    originalCents: price.original?.amount.cents,
    surchargeCents,
    insideArea,
    firstIssue: startDate,
    issues,
    endsItself: false,
    copies: 1,
  };
  switch (terms.kind) {
    case 'trial':
      return {
        ...base,
        startCents: price.amount.cents,
        monthlyCents: terms.monthly.cents + surchargeCents,
        monthlyFrom: issueDay(startDate, issues + 1),
        firstTermCents: price.amount.cents,
        lastIssue: issueDay(startDate, issues),
      };
    case 'once':
      return {
        ...base,
        startCents: price.amount.cents,
        firstTermCents: price.amount.cents,
        lastIssue: issueDay(startDate, issues),
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
        lastIssue: issueDay(startDate, issues),
      };
    }
    case 'schoolYear':
      return { ...base, startCents: 0, firstTermCents: copies && copies * price.amount.cents, copies };
  }
}
