import { Choice } from '@/components/order/fields/choice';
import type { OrderValues } from '@/lib/order/values';
import type { Delivery } from '@/lib/plans/delivery';

/** Country of the address, if there is a choice; it decides the postcode format and the postage. */
export function CountryChoice({ countries }: Pick<Delivery, 'countries'>) {
  if (countries.length === 1) return null;
  return (
    <Choice<OrderValues>
      name="country"
      label="Land"
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
