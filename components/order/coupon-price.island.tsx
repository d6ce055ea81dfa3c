'use client';

import type { OrderedPlan } from 'subscription/order/values';
import { planSummary } from 'subscription/plans/in-short';
import { type PriceTag, withSurcharge } from 'subscription/plans/price-tag';
import type { Quote } from 'subscription/plans/quote';
import { Price } from '@/components/plans/price';
import { usePublishedQuote } from './parts/shown-quote';

type Props = { tag: PriceTag; plan: Pick<OrderedPlan, 'is' | 'asks' | 'price' | 'terms'>; quote: Quote };

/** The coupon's price and follow-up price: as announced until the form's address or number of copies changes them. */
export function CouponPrice({ tag, plan, quote: announced }: Props) {
  const quote = usePublishedQuote() ?? announced;
  const { price, period, after } = planSummary(plan, quote);
  const isMonthly = plan.terms.kind === 'monthly';
  const isForAll = plan.asks.copies && quote.copies;
  return (
    <div>
      <Price tag={isMonthly && quote.surchargeCents > 0 ? withSurcharge(tag, quote.monthlyCents ?? 0) : tag} />
      <p className="after">{isForAll ? `${price} ${period} ${after}` : after}</p>
    </div>
  );
}
