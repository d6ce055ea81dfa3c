import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '@/components/order/fields/text-input';
import { splitPlace } from '@/lib/order/postcode';
import { splitStreet } from '@/lib/order/street';
import type { Address, OrderValues } from '@/lib/order/values';

/** Street and place. '50667 Köln', pasted into the postcode, fills both fields; so does a street with its number. */
export function AddressFields({ of }: { of?: 'recipient' }) {
  const prefix = of ? (`${of}.` as const) : '';
  const section = of ? 'shipping ' : '';
  const { getValues, setValue, formState } = useFormContext<OrderValues>();
  const fill = (name: keyof Address, text: string) =>
    setValue(`${prefix}${name}`, text, { shouldValidate: formState.isSubmitted, shouldDirty: true });
  const fillPlace = (event: ClipboardEvent<HTMLInputElement>) => {
    const place = splitPlace(event.clipboardData.getData('text'));
    if (!place) return;
    event.preventDefault();
    fill('postalCode', place.postalCode);
    fill('city', place.city);
  };
  const fillTypedPlace = (text: string) => {
    const place = splitPlace(text);
    if (!place || getValues(`${prefix}city`)) return;
    fill('postalCode', place.postalCode);
    fill('city', place.city);
  };
  /** Browsers know street and number as one line; typing, sign by sign, is left alone. */
  const fillStreet = (text: string) => {
    const isTyped = text.length - getValues(`${prefix}street`).length <= 1;
    const parts = isTyped || getValues(`${prefix}houseNumber`) ? undefined : splitStreet(text);
    if (parts) fill('houseNumber', parts.houseNumber);
    return parts?.street ?? text;
  };
  return (
    <>
      <div className="pair" data-ratio="wide-narrow">
        <TextInput<OrderValues>
          name={`${prefix}street`}
          label="Straße"
          change={fillStreet}
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
          onPaste={fillPlace}
          onLeave={fillTypedPlace}
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
