import type { Content, Plan } from 'content/kinds';
import { hasExpired } from 'content/offer';
import type { Day } from 'german/dates/day';
import { plansAsOf } from 'subscription/plans/in-order';
import { priceLine } from 'subscription/plans/price-line';
import { PATHS, planPath } from '@/lib/paths';
import { type Draft, page } from './draft';

/** planEntries(content, today) → [{ kind: 'page', path: '/subscription/trial/', note: 'Abo bestellen · 0 € für 4 Wochen', weight: 1.4, … }, …] */
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
    page(PATHS.subscription, subscription.title, 'Weitere Angebote', subscription.intro, {
      keywords: 'Abo',
      aside: subscription.benefits.map(({ title, text }) => `${title} ${text}`).join(' '),
      image: subscription.image.src,
      weight: 1.1,
    }),
    ...subscription.plans.map(({ title, price, period, description, features }) =>
      page(`${PATHS.subscription}#subscribe`, title, `Weitere Angebote · ${price.text} ${period}`, description, {
        keywords: `Abo ${features.join(' ')}`,
        image: subscription.image.src,
        weight: 1.1,
        isPart: true,
      }),
    ),
    ...readingOffers.map(({ title, description }) =>
      page(`${PATHS.reading}#angebote`, title, 'Angebote beim Verlag', description, {
        weight: 0.6,
        isPart: true,
      }),
    ),
  ];
}

function offerTexts({ offer }: Plan, today: Day): string[] {
  if (!offer) return [];
  return hasExpired(offer.validUntil, today)
    ? [offer.expired, offer.past.title, ...offer.past.conditions]
    : [offer.title, offer.text, ...offer.conditions];
}
