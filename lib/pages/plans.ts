import type { Content } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { plansAsOf } from 'subscription/plans/in-order';
import { priceLine } from 'subscription/plans/price-line';
import { PATHS, planPath } from '@/lib/paths';
import type { SitePage } from './site-page';

/** `day` decides whether dated offers are shown:
 * planPages(content, day) → [{ type: 'subscription', … }, { type: 'plan', path: '/subscription/trial/', … }, …] */
export function planPages({ plans, subscription }: Content, day: Day): SitePage[] {
  const further = { name: subscription.title, path: PATHS.subscription };
  return [
    { type: 'subscription', ...further, note: subscription.description, images: [subscription.image.src] },
    ...plansAsOf(plans, day).map(
      (plan): SitePage => ({
        type: 'plan',
        path: planPath(plan.id),
        name: plan.headline,
        note: `${priceLine(plan)}. ${plan.followUp}`,
        under: further,
        images: [plan.icon.src],
        card: {
          kicker: plan.badge,
          title: plan.headline,
          line: priceLine(plan),
          image: plan.icon.src,
          ground: plan.colour,
        },
      }),
    ),
  ];
}
