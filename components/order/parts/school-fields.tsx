import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import type { OrderValues } from '@/lib/order/values';
import { AddressFields } from './address-fields';

/** The school that asks: its name, and that the address is its own. */
export function SchoolFields({ copy }: { copy: FormCopy['school'] }) {
  return (
    <fieldset className="nested">
      <legend>{copy.address}</legend>
      <p className="aside">{copy.addressHint}</p>
      <TextInput<OrderValues> name="school" label="Schule" autoComplete="organization" autoCapitalize="words" />
      <AddressFields />
    </fieldset>
  );
}
