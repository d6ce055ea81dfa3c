import type { OrderValues } from 'subscription/order/values';
import { Pair } from '@/components/order/fields/field-parts';
import { TextInput } from '@/components/order/fields/text-input';

/** First and last name of the payer or, with 'recipient', of the recipient. */
export function PersonFields({ of }: { of?: 'recipient' }) {
  const prefix = of ? (`${of}.` as const) : '';
  const section = of ? 'shipping ' : '';
  return (
    <Pair>
      <TextInput<OrderValues>
        name={`${prefix}firstName`}
        label="Vorname"
        autoComplete={`${section}given-name`}
        autoCapitalize="words"
      />
      <TextInput<OrderValues>
        name={`${prefix}lastName`}
        label="Nachname"
        autoComplete={`${section}family-name`}
        autoCapitalize="words"
      />
    </Pair>
  );
}
