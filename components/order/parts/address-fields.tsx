import { useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isLocker } from 'subscription/order/locker';
import { splitPlace } from 'subscription/order/postcode';
import { sameNumber, splitStreet } from 'subscription/order/street';
import type { Address, OrderValues } from 'subscription/order/values';
import { Pair } from '@/components/order/fields/field-parts';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import { Button } from '@/components/ui/button';
import { Announcement, Aside, Warning } from './form-parts';

type Props = { of?: 'recipient'; copy: FormCopy['address'] };

/** Street and place. '50667 Köln' pasted into the postcode fills both fields; so does a street with its number, once it is left. */
export function AddressFields({ of, copy }: Props) {
  const prefix = of ? (`${of}.` as const) : '';
  const section = of ? 'shipping ' : '';
  const { getValues } = useFormContext<OrderValues>();
  const fill = useFill(prefix);
  const { leaveStreet, isMoved, undo, number } = useSplitStreet(prefix, fill);
  const fillPlace = (text: string) => {
    const place = splitPlace(text);
    if (place) for (const name of ['postalCode', 'city'] as const) fill(name, place[name]);
    return Boolean(place);
  };
  return (
    <>
      <Pair ratio="wide-narrow">
        <TextInput<OrderValues>
          name={`${prefix}street`}
          label="Straße"
          onLeave={leaveStreet}
          autoComplete={`${section}address-line1`}
          autoCapitalize="words"
        />
        <TextInput<OrderValues>
          name={`${prefix}houseNumber`}
          label="Hausnummer"
          autoComplete="on"
          // Typing the number again replaces the one that was moved here.
          onFocus={({ target }) => isMoved && target.select()}
          onLeave={() => leaveStreet(getValues(`${prefix}street`))}
        />
      </Pair>
      <Announcement>
        {isMoved && (
          <Aside>
            <span>{copy.moved.replace('%number%', () => number)}</span>{' '}
            <Button variant="second" size="small" onClick={undo}>
              {copy.undo}
            </Button>
          </Aside>
        )}
      </Announcement>
      <TextInput<OrderValues>
        name={`${prefix}supplement`}
        label="Adresszusatz"
        optional
        autoComplete={`${section}address-line2`}
        hint={copy.supplement}
      />
      <LockerWarning prefix={prefix} text={copy.locker} />
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

function LockerWarning({ prefix, text }: { prefix: Prefix; text: string }) {
  const [street, houseNumber, supplement] = useWatch<
    OrderValues,
    [`${Prefix}street`, `${Prefix}houseNumber`, `${Prefix}supplement`]
  >({ name: [`${prefix}street`, `${prefix}houseNumber`, `${prefix}supplement`] });
  return (
    <Announcement>
      {isLocker({ street, houseNumber, supplement, postalCode: '', city: '' }) && <Warning>{text}</Warning>}
    </Announcement>
  );
}

type Prefix = '' | 'recipient.';
type Fill = (name: keyof Address, text: string) => void;

function useFill(prefix: Prefix): Fill {
  const { setValue } = useFormContext<OrderValues>();
  const { isSubmitted } = useFormState<OrderValues>();
  return (name, text) => setValue(`${prefix}${name}`, text, { shouldValidate: isSubmitted, shouldDirty: true });
}

type Move = { typed: string; before: string; street: string; houseNumber: string };

/** Moves a house number out of the street, unless the number's own field has another one. Can be undone, and is then left alone. */
function useSplitStreet(prefix: Prefix, fill: Fill) {
  const { getValues, setFocus } = useFormContext<OrderValues>();
  const [street, houseNumber] = useWatch<OrderValues, [`${Prefix}street`, `${Prefix}houseNumber`]>({
    name: [`${prefix}street`, `${prefix}houseNumber`],
  });
  const [move, setMove] = useState<Move>();
  const whole = useRef<string>(undefined);
  const leaveStreet = (typed: string) => {
    const parts = typed === whole.current ? undefined : splitStreet(typed);
    const before = getValues(`${prefix}houseNumber`);
    if (!parts || (before && !sameNumber(before, parts.houseNumber))) return;
    fill('street', parts.street);
    fill('houseNumber', parts.houseNumber);
    setMove({ typed, before, ...parts });
  };
  const undo = () => {
    if (!move) return;
    whole.current = move.typed;
    setMove(undefined);
    fill('street', move.typed);
    fill('houseNumber', move.before);
    setFocus(`${prefix}street`);
  };
  const isMoved = move !== undefined && move.street === street && move.houseNumber === houseNumber;
  return { leaveStreet, undo, isMoved, number: houseNumber };
}
