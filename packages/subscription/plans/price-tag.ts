import type { Plan } from 'content/kinds';
import { formatPrice } from 'german/money';
import type { Quote } from './quote';

export type PriceTag = {
  prefix?: string | undefined;
  amount: string;
  period: string;
  struck?: { amount: string; reason: string };
};

/** R-PLAN-7: priceTag(plan, quote) → { amount: '10 €', period: 'einmalig für 8 Ausgaben', struck: { amount: '17,80 €', reason: '2 Monate …' } } */
export const priceTag = ({ price }: Pick<Plan, 'price'>, { priceCents, originalCents }: Quote): PriceTag => ({
  prefix: price.prefix,
  amount: formatPrice(priceCents),
  period: price.period,
  ...(price.original &&
    originalCents !== undefined && {
      struck: { amount: formatPrice(originalCents), reason: price.original.reason },
    }),
});

/** withSurcharge(tag, 1090) → { amount: '10,90 €', period: 'im Monat mit Postversand' } */
export const withSurcharge = (tag: PriceTag, monthlyCents: number): PriceTag => ({
  ...tag,
  amount: formatPrice(monthlyCents),
  period: `${tag.period} mit Postversand`,
});
