import { countryOf, isInArea, readPostcode } from './postcode';
import type { OrderedPlan, OrderValues } from './values';

type Typed = Pick<OrderValues, 'area' | 'postalCode' | 'country'>;

/** Whether the postcode, not the visitor, says how the paper comes: the delivery area is known, or it goes abroad. */
export const isAreaKnown = ({ delivery }: Pick<OrderedPlan, 'delivery'>, { country }: Pick<Typed, 'country'>) =>
  delivery.area.length > 0 || country !== delivery.countries[0].code;

/**
 * Whether an address lies inside the delivery area: by its postcode where the area's postcodes are known, else as the
 * visitor says; undefined as long as the postcode is none.
 */
export function insideArea({ delivery }: Pick<OrderedPlan, 'delivery'>, { area, postalCode, country }: Typed) {
  if (country !== delivery.countries[0].code) return false;
  if (delivery.area.length === 0) return area === 'inside';
  const digits = readPostcode(postalCode, countryOf(country, delivery));
  return digits === undefined ? undefined : isInArea(digits, delivery.area);
}

/** The plan as it is sent to a country: abroad its surcharge takes the place of the plan's own. */
export function planFor<P extends Pick<OrderedPlan, 'delivery' | 'postalSurcharge'>>(plan: P, country: string): P {
  const { surcharge } = countryOf(country, plan.delivery);
  return surcharge ? { ...plan, postalSurcharge: surcharge } : plan;
}
