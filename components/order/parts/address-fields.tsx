import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '@/components/order/fields/text-input';
import { splitPlace } from '@/lib/order/postcode';
import type { OrderValues } from '@/lib/order/values';

/** Street and place. '50667 Köln', pasted into the postcode, fills both fields. */
export function AddressFields({ of }: { of?: 'recipient' }) {
  const prefix = of ? (`${of}.` as const) : '';
  const section = of ? 'shipping ' : '';
  const { setValue, formState } = useFormContext<OrderValues>();
  const fillBoth = (event: ClipboardEvent<HTMLInputElement>) => {
    const place = splitPlace(event.clipboardData.getData('text'));
    if (!place) return;
    event.preventDefault();
    const shouldValidate = formState.isSubmitted;
    setValue(`${prefix}postalCode`, place.postalCode, { shouldValidate, shouldDirty: true });
    setValue(`${prefix}city`, place.city, { shouldValidate, shouldDirty: true });
  };
  return (
    <>
      <div className="pair" data-ratio="wide-narrow">
        <TextInput<OrderValues>
          name={`${prefix}street`}
          label="Straße"
          autoComplete={`${section}address-line1`}
          autoCapitalize="words"
        />
        <TextInput<OrderValues> name={`${prefix}houseNumber`} label="Hausnummer" autoComplete="off" />
      </div>
      <div className="pair" data-ratio="narrow-wide">
        <TextInput<OrderValues>
          name={`${prefix}postalCode`}
          label="Postleitzahl"
          inputMode="numeric"
          autoComplete={`${section}postal-code`}
          onPaste={fillBoth}
        />
        <TextInput<OrderValues>
          name={`${prefix}city`}
          label="Stadt"
          autoComplete={`${section}address-level2`}
          autoCapitalize="words"
        />
      </div>
    </>
  );
}
