import { countryOf, isInArea, readPostcode } from './postcode';
import type { OrderedPlan, OrderValues } from './values';

type Typed = Pick<OrderValues, 'area' | 'postalCode' | 'country'>;

/** Whether the delivery area follows from postcode or country; if not, the customer chooses it: isAreaKnown(plan, { country: 'AT' }) → true */
export const isAreaKnown = ({ delivery }: Pick<OrderedPlan, 'delivery'>, { country }: Pick<Typed, 'country'>) =>
  delivery.area.length > 0 || country !== delivery.countries[0].code;

/** Undefined until the postcode is valid: insideArea(plan, { area: 'inside', postalCode: '50667', country: 'DE' }) → true */
export function insideArea({ delivery }: Pick<OrderedPlan, 'delivery'>, { area, postalCode, country }: Typed) {
  if (country !== delivery.countries[0].code) return false;
  if (delivery.area.length === 0) return area === 'inside';
  const digits = readPostcode(postalCode, countryOf(country, delivery));
  return digits === undefined ? undefined : isInArea(digits, delivery.area);
}

/** A foreign country's surcharge replaces the plan's own: planFor(year, 'AT').postalSurcharge → { text: '6,00 €', cents: 600 } */
export function planFor<P extends Pick<OrderedPlan, 'delivery' | 'postalSurcharge'>>(plan: P, country: string): P {
  const { surcharge } = countryOf(country, plan.delivery);
  return surcharge ? { ...plan, postalSurcharge: surcharge } : plan;
}
