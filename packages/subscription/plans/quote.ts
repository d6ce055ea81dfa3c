import type { Plan } from 'content/kinds';
import { issueCount, issueDay } from 'content/plan-issues';
import type { Day } from 'german/dates/day';

/** In cents and days; `quoteLines` formats it in German. */
export type Quote = {
  kind: Plan['terms']['kind'];
  /** Per copy, per month or once, depending on the plan's period. */
  priceCents: number;
  originalCents?: number | undefined;
  /** Due with the first issue; 0 for the free trial and for a school year, which is only offered. */
  startCents: number;
  /** Including the surcharge. */
  monthlyCents?: number;
  monthlyFrom?: Day;
  /** Per month, included in `monthlyCents`; 0 if the price is the same everywhere. */
  surchargeCents: number;
  /** Undefined until known; prices are then those inside the delivery area. */
  insideArea: boolean | undefined;
  /** Total of the first term, if its length and the number of copies are known. */
  firstTermCents?: number | undefined;
  firstIssue: Day;
  /** Number of issues in the first term; approximate for a school year. */
  issues: number;
  /** Last issue of the first term; of the whole contract only if `endsItself`. */
  lastIssue?: Day;
  endsItself: boolean;
  /** Undefined until a valid number is given. */
  copies: number | undefined;
};

export type QuotedPlan = Pick<Plan, 'is' | 'price' | 'terms' | 'postalSurcharge'>;

/** All price calculations are here (R-PLAN-8): quote(year, '2026-11-28', false) → { startCents: 1090, surchargeCents: 200, … } */
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
    default:
      return terms satisfies never;
  }
}
