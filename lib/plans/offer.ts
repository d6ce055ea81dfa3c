import type { Plan } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';

export type Dated = Pick<NonNullable<Plan['offer']>, 'validUntil' | 'mark'>;

/** The last day still counts (R-PLAN-9): hasExpired('2026-06-20', '2026-06-20') → false, on '2026-06-21' → true */
export const hasExpired = (validUntil: Day, today: Day) => today > validUntil;

const withMark = (name: string, { mark }: Dated) => `${name} (${mark})`;

/** Names may promise an offer (decision 0004): planAsOf(year, '2026-06-21').title → 'Jahresabo mit Zoo-Angebot (Zoo-Aktion abgelaufen)' */
export function planAsOf<P extends { title: string; headline?: string; offer?: Dated | undefined }>(
  plan: P,
  today: Day,
): P {
  const { title, headline, offer } = plan;
  if (!offer || !hasExpired(offer.validUntil, today)) return plan;
  return { ...plan, title: withMark(title, offer), ...(headline && { headline: withMark(headline, offer) }) };
}
