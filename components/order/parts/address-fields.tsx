import { useFormContext, useFormState } from 'react-hook-form';
import { Pair } from '@/components/order/fields/field-parts';
import { TextInput } from '@/components/order/fields/text-input';
import { splitPlace } from '@/lib/order/postcode';
import { splitStreet } from '@/lib/order/street';
import type { Address, OrderValues } from '@/lib/order/values';

/** Street and place. '50667 Köln' pasted into the postcode fills both fields; so does a street with its number. */
export function AddressFields({ of }: { of?: 'recipient' }) {
  const prefix = of ? (`${of}.` as const) : '';
  const section = of ? 'shipping ' : '';
  const { getValues, setValue } = useFormContext<OrderValues>();
  const { isSubmitted } = useFormState<OrderValues>();
  const fill = (name: keyof Address, text: string) =>
    setValue(`${prefix}${name}`, text, { shouldValidate: isSubmitted, shouldDirty: true });
  const fillPlace = (text: string) => {
    const place = splitPlace(text);
    if (place) for (const name of ['postalCode', 'city'] as const) fill(name, place[name]);
    return Boolean(place);
  };
  /** Splits autofilled street and number; leaves typed characters and a focused number field alone. */
  const fillStreet = (text: string) => {
    const before = getValues(`${prefix}street`);
    const isTyped = text !== before && text.length - before.length <= 1;
    const number = getValues(`${prefix}houseNumber`);
    const isLeft = isTyped || document.activeElement?.id === `${prefix}houseNumber`;
    const parts = isLeft ? undefined : splitStreet(text);
    // Autofill may put the number into both fields.
    if (!parts || (number && number !== parts.houseNumber)) return text;
    if (!number) fill('houseNumber', parts.houseNumber);
    return parts.street;
  };
  return (
    <>
      <Pair ratio="wide-narrow">
        <TextInput<OrderValues>
          name={`${prefix}street`}
          label="Straße"
          change={fillStreet}
          autoComplete={`${section}address-line1`}
          autoCapitalize="words"
        />
        <TextInput<OrderValues> name={`${prefix}houseNumber`} label="Hausnummer" autoComplete="on" />
      </Pair>
      <Pair ratio="narrow-wide">
        <TextInput<OrderValues>
          name={`${prefix}postalCode`}
          label="Postleitzahl"
          inputMode="numeric"
          autoComplete={`${section}postal-code`}
          onPaste={(event) => fillPlace(event.clipboardData.getData('text')) && event.preventDefault()}
          onLeave={(text) => getValues(`${prefix}city`) || fillPlace(text)}
        />
        <TextInput<OrderValues>
          name={`${prefix}city`}
          label="Stadt"
          autoComplete={`${section}address-level2`}
          autoCapitalize="words"
        />
      </Pair>
    </>
  );
}
