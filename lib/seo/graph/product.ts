import type { Offer, Product } from 'schema-dts';
import type { Plan, Site } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { planPath, sharePath } from '@/lib/pages/paths';
import { type Quote, quote } from '@/lib/plans/quote';
import { absolute, fullAddress } from '../address';
import { ORGANIZATION_ID } from './site';

const euros = (cents: number) => (cents / 100).toFixed(2);

/** Unit price per month or per school year; the minimum number of copies if the plan asks how many. */
function priceFor({ asks, terms }: Plan, { priceCents }: Quote): Partial<Offer> {
  const unit = { monthly: 'MON', schoolYear: 'ANN', once: undefined, trial: undefined }[terms.kind];
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: euros(priceCents),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      ...(unit && { referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unit } }),
    },
    ...(asks.copies && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: asks.copies.minimum, unitText: 'Exemplare' },
    }),
  };
}

/** Undefined for the free trial. `startDate` is any Saturday; `picture` includes the base path:
 * product(plan, site, startDate, picture) → { '@type': 'Product', offers: { price: '8.90', … }, … } */
export function product(plan: Plan, site: Site, startDate: Day, picture: string): Exclude<Product, string> | undefined {
  const quoted = quote(plan, startDate, true);
  if (quoted.priceCents === 0) return undefined;
  const url = absolute(planPath(plan.id));
  const offer: Offer = {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    price: euros(quoted.priceCents),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', '@id': ORGANIZATION_ID, name: site.product },
    ...priceFor(plan, quoted),
  };
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: plan.headline,
    description: plan.lead,
    image: [absolute(sharePath(planPath(plan.id))), fullAddress(picture)],
    brand: { '@type': 'Brand', name: site.product },
    url,
    additionalProperty: {
      '@type': 'PropertyValue',
      name: 'Ausgaben',
      value: plan.terms.kind === 'schoolYear' ? `rund ${quoted.issues}` : quoted.issues,
    },
    offers: offer,
  };
}
