'use client';

import { Price } from '@/components/plans/price';
import { type PriceTag, withSurcharge } from '@/lib/plans/price-tag';
import { useShownSurcharge } from './parts/shown-surcharge';

/** The coupon's price a month: as announced until the address in the form adds the surcharge. */
export function CouponPrice({ tag, cents }: { tag: PriceTag; cents: number }) {
  const surcharge = useShownSurcharge();
  return <Price tag={surcharge > 0 ? withSurcharge(tag, cents + surcharge) : tag} />;
}
