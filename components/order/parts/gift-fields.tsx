import { useWatch } from 'react-hook-form';
import { Check } from '@/components/order/fields/check';
import { Choice } from '@/components/order/fields/choice';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import { CARD_LIMIT } from '@/lib/order/messages';
import type { OrderValues } from '@/lib/order/values';
import { AddressFields } from './address-fields';
import { PersonFields } from './person-fields';

/** Where the issues go, what the card says, who gets the mail. */
export function GiftFields({ copy }: { copy: FormCopy['gift'] }) {
  const [toRecipient, accessTo, cardText] = useWatch<OrderValues, ['toRecipient', 'accessTo', 'cardText']>({
    name: ['toRecipient', 'accessTo', 'cardText'],
  });
  const left = CARD_LIMIT - [...cardText].length;
  return (
    <>
      <Check<OrderValues> name="toRecipient" label={copy.switch} hint={copy.switchHint} optional />
      {toRecipient && (
        <fieldset className="nested">
          <legend>{copy.recipient}</legend>
          <PersonFields of="recipient" />
          <AddressFields of="recipient" />
          <Choice<OrderValues>
            name="accessTo"
            label={copy.access}
            layout="column"
            options={[
              { value: 'payer', label: copy.accessPayer },
              { value: 'family', label: copy.accessFamily },
            ]}
          />
          {accessTo === 'family' && (
            <TextInput<OrderValues>
              name="accessEmail"
              label={copy.accessEmail}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              hint={copy.accessHint}
            />
          )}
        </fieldset>
      )}
      <TextInput<OrderValues>
        name="cardText"
        label={copy.card}
        optional
        rows={4}
        autoComplete="off"
        hint={
          <>
            {copy.cardHint} Noch {left} von {CARD_LIMIT} Zeichen.
          </>
        }
      />
      <p className="aside">{copy.mail}</p>
    </>
  );
}
