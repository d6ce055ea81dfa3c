import { countryOf, isInArea, readPostcode } from './postcode';
import type { OrderedPlan, OrderValues } from './values';

type Typed = Pick<OrderValues, 'area' | 'postalCode' | 'country'>;

/** By postcode, where the delivery area is known, or abroad: isAreaKnown(plan, { country: 'AT' }) → true; else the visitor says it */
export const isAreaKnown = ({ delivery }: Pick<OrderedPlan, 'delivery'>, { country }: Pick<Typed, 'country'>) =>
  delivery.area.length > 0 || country !== delivery.countries[0].code;

/** Undefined as long as the postcode is none: insideArea(plan, { area: 'inside', postalCode: '50667', country: 'DE' }) → true */
export function insideArea({ delivery }: Pick<OrderedPlan, 'delivery'>, { area, postalCode, country }: Typed) {
  if (country !== delivery.countries[0].code) return false;
  if (delivery.area.length === 0) return area === 'inside';
  const digits = readPostcode(postalCode, countryOf(country, delivery));
  return digits === undefined ? undefined : isInArea(digits, delivery.area);
}

/** Abroad a surcharge takes the place of the plan's own: planFor(year, 'AT').postalSurcharge → { text: '6,00 €', cents: 600 } */
export function planFor<P extends Pick<OrderedPlan, 'delivery' | 'postalSurcharge'>>(plan: P, country: string): P {
  const { surcharge } = countryOf(country, plan.delivery);
  return surcharge ? { ...plan, postalSurcharge: surcharge } : plan;
}
