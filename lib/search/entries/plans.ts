import type { Content, Plan } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { planPath, READING_PATH } from '@/lib/paths';
import { plansAsOf } from '@/lib/plans/in-order';
import { hasExpired } from '@/lib/plans/offer';
import { type Draft, page } from './draft';

/** What a plan costs in one line: '8,90 € im Monat', 'ab 87,80 € je Exemplar und Schuljahr'. */
export const priceLine = ({ price: { prefix, amount, period } }: Pick<Plan, 'price'>) =>
  [prefix, amount.text, period].filter(Boolean).join(' ');

/** The four plans, the three further products, and the publisher's offers. */
export function planEntries({ plans, subscription, readingOffers }: Content, today: Day): Draft[] {
  return [
    ...plansAsOf(plans, today).map((plan) =>
      page(planPath(plan.id), plan.headline, `Abo bestellen · ${priceLine(plan)}`, `${plan.lead} ${plan.followUp}`, {
        keywords: [`Abo ${plan.badge} ${plan.formTitle}`, plan.title, plan.description, ...plan.features].join(' '),
        aside: [
          ...plan.benefits.flatMap(({ title, text }) => [title, text]),
          ...plan.ending,
          ...offerTexts(plan, today),
        ].join(' '),
        image: plan.icon.src,
        weight: 1.4,
      }),
    ),
    page('/subscription/', subscription.title, 'Weitere Angebote', subscription.intro, {
      keywords: 'Abo',
      aside: subscription.benefits.map(({ title, text }) => `${title} ${text}`).join(' '),
      image: subscription.image.src,
      weight: 1.1,
    }),
    ...subscription.plans.map(({ title, price, period, description, features }) =>
      page('/subscription/#subscribe', title, `Weitere Angebote · ${price.text} ${period}`, description, {
        keywords: `Abo ${features.join(' ')}`,
        image: subscription.image.src,
        weight: 1.1,
        isPart: true,
      }),
    ),
    ...readingOffers.map(({ title, description }) =>
      page(`${READING_PATH}#angebote`, title, 'Angebote beim Verlag', description, {
        weight: 0.6,
        isPart: true,
      }),
    ),
  ];
}

/** What a dated offer says as of a day: its terms, or that it is over and what holds since. */
function offerTexts({ offer }: Plan, today: Day): string[] {
  if (!offer) return [];
  return hasExpired(offer.validUntil, today)
    ? [offer.expired, offer.past.title, ...offer.past.conditions]
    : [offer.title, offer.text, ...offer.conditions];
}
