import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import type { OrderValues } from '@/lib/order/values';
import { AddressFields } from './address-fields';
import { Aside, Group } from './form-parts';

/** Name of the requesting school, and a note that the address is the school's. */
export function SchoolFields({ copy }: { copy: FormCopy['school'] }) {
  return (
    <Group legend={copy.address} nested>
      <Aside>{copy.addressHint}</Aside>
      <TextInput<OrderValues> name="school" label="Schule" autoComplete="organization" autoCapitalize="words" />
      <AddressFields />
    </Group>
  );
}
