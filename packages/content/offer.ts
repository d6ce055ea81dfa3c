import type { Day } from 'german/dates/day';
import type { Plan } from './kinds';

type Offer = NonNullable<Plan['offer']>;
export type Dated = Pick<Offer, 'validUntil' | 'mark'>;

/** The last day is still valid (R-PLAN-9): hasExpired('2026-06-20', '2026-06-20') → false, on '2026-06-21' → true */
export const hasExpired = (validUntil: Day, today: Day) => today > validUntil;

const withMark = (name: string, { mark }: Dated) => `${name} (${mark})`;

type Promising = {
  title: string;
  headline?: string;
  icon?: Plan['icon'];
  offer?: (Dated & { past?: Pick<Offer['past'], 'icon'> }) | undefined;
};

/** Marks an expired offer in titles and icons (decision 0007):
 * planAsOf(year, '2026-06-21').title → 'Jahresabo mit Zoo-Angebot (Zoo-Aktion abgelaufen)' */
export function planAsOf<P extends Promising>(plan: P, today: Day): P {
  const { title, headline, icon, offer } = plan;
  if (!offer || !hasExpired(offer.validUntil, today)) return plan;
  return {
    ...plan,
    title: withMark(title, offer),
    ...(headline && { headline: withMark(headline, offer) }),
    ...(icon && offer.past && { icon: offer.past.icon }),
  };
}
