import type { Plan, Site } from 'content/kinds';
import { deliveryOf } from '../plans/delivery';
import type { OrderedPlan } from './values';

/** orderedPlan(plan, site) → { id: 'year', is: 'contract', title: 'Jahresabo', price, terms, delivery: { leadDays: 0, … }, … } */
export const orderedPlan = (plan: Plan, { order }: Pick<Site, 'order'>): OrderedPlan => {
  const { id, is, asks, title, ending, submit, price, terms, postalSurcharge, offer } = plan;
  return {
    ...{ id, is, asks, title, ending, submit, price, terms, postalSurcharge },
    delivery: deliveryOf(plan, order.delivery),
    ...(offer && { offer: { validUntil: offer.validUntil, mark: offer.mark } }),
  };
};
