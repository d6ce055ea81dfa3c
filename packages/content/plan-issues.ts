import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import type { PlanTerms } from './schema/plan-terms';

const WEEK = 7;
const MONTHS_A_YEAR = 12;

/** Issues of the first term (R-PLAN-12): issueCount({ kind: 'monthly', firstTermMonths: 12, issuesPerYear: 52 }) → 52 */
export function issueCount(terms: PlanTerms): number {
  switch (terms.kind) {
    case 'trial':
      return terms.freeIssues;
    case 'once':
      return terms.issues;
    case 'monthly':
      return Math.round((terms.issuesPerYear * terms.firstTermMonths) / MONTHS_A_YEAR);
    case 'schoolYear':
      return terms.issuesPerSchoolYear;
    default:
      return terms satisfies never;
  }
}

/** Weekly; the first issue is number 1: issueDay('2026-11-21', 52) → '2027-11-13' */
export const issueDay = (first: Day, number: number) => addDays(first, (number - 1) * WEEK);
