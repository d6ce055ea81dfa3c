import type { Plan } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { issueCount, issueDay } from './issues';

/** In cents and days; `quoteLines` says it in German. */
export type Quote = {
  kind: Plan['terms']['kind'];
  /** For a copy, a month or once, as the plan's period says. */
  priceCents: number;
  originalCents?: number | undefined;
  /** With the first issue; 0 for the free trial and for a request. */
  startCents: number;
  /** The surcharge included. */
  monthlyCents?: number;
  monthlyFrom?: Day;
  /** A month, contained in `monthlyCents`; 0 where the price holds everywhere. */
  surchargeCents: number;
  /** Undefined as long as nobody has said it: then prices are those inside. */
  insideArea: boolean | undefined;
  /** All that is due in the first term, where its length and the copies are known. */
  firstTermCents?: number | undefined;
  firstIssue: Day;
  /** Of the first term; of a school year about. */
  issues: number;
  /** Of the first term; the contract's last one only where `endsItself`. */
  lastIssue?: Day;
  endsItself: boolean;
  /** Undefined as long as no valid number is given. */
  copies: number | undefined;
};

export type QuotedPlan = Pick<Plan, 'price' | 'terms' | 'postalSurcharge'>;

/** The one place that computes with prices (R-PLAN-8): quote(year, '2026-11-28', false) → { startCents: 1090, surchargeCents: 200, … } */
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
