import { absolute, fullAddress } from 'content/address';
import type { Plan, Site } from 'content/kinds';
import { hasExpired } from 'content/offer';
import { title } from 'content/title';
import type { Day } from 'german/dates/day';
import type { MerchantReturnPolicy, Offer, OfferShippingDetails, Product } from 'schema-dts';
import { type Quote, quote } from 'subscription/plans/quote';
import { PATHS, planPath, sharePath } from '@/lib/paths';
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

/** Postage: none in the delivery area, if its postcodes are known, and the surcharge elsewhere in the country. */
function shipping({ postalSurcharge }: Plan, { delivery }: Site['order']): OfferShippingDetails[] {
  const country = delivery.countries[0]?.code ?? 'DE';
  const to = (cents: number, region: object): OfferShippingDetails => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: euros(cents), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country, ...region },
  });
  const area = delivery.area.map(({ from, to: last }) => ({
    '@type': 'PostalCodeRangeSpecification',
    postalCodeBegin: from,
    postalCodeEnd: last,
  }));
  return [
    ...(postalSurcharge && area.length > 0 ? [to(0, { postalCodeRange: area })] : []),
    to(postalSurcharge?.cents ?? 0, {}),
  ];
}

/** Right of withdrawal; a request binds nobody. */
const returns = ({ is }: Plan, { withdrawalDays, delivery }: Site['order']): MerchantReturnPolicy | undefined =>
  is === 'request'
    ? undefined
    : {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: delivery.countries[0]?.code ?? 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: withdrawalDays,
        merchantReturnLink: absolute(PATHS.withdrawal),
      };

/** Undefined for the free trial. `startDate` is any Saturday; `picture` includes the base path:
 * product(plan, site, startDate, picture) → { '@type': 'Product', offers: { price: '8.90', … }, … } */
export function product(
  plan: Plan,
  { order }: Site,
  startDate: Day,
  picture: string,
): Exclude<Product, string> | undefined {
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
    shippingDetails: shipping(plan, order),
    hasMerchantReturnPolicy: returns(plan, order),
    // Of a dated offer that still holds.
    priceValidUntil: plan.offer && !hasExpired(plan.offer.validUntil, startDate) ? plan.offer.validUntil : undefined,
    seller: { '@type': 'Organization', '@id': ORGANIZATION_ID, name: title.name },
    ...priceFor(plan, quoted),
  };
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: plan.headline,
    description: plan.lead,
    image: [absolute(sharePath(planPath(plan.id))), fullAddress(picture)],
    brand: { '@type': 'Brand', name: title.name },
    url,
    additionalProperty: {
      '@type': 'PropertyValue',
      name: 'Ausgaben',
      value: plan.terms.kind === 'schoolYear' ? `rund ${quoted.issues}` : quoted.issues,
    },
    offers: offer,
  };
}
