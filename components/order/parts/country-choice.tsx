import { Choice } from '@/components/order/fields/choice';
import type { OrderValues } from '@/lib/order/values';
import type { Delivery } from '@/lib/plans/delivery';

/** The country of the address, where there is a choice: it decides which postcodes there are and what the post costs. */
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
