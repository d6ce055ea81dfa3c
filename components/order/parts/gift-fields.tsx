import { useWatch } from 'react-hook-form';
import { Check } from '@/components/order/fields/check';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import { CARD_LIMIT } from '@/lib/order/messages';
import type { OrderValues } from '@/lib/order/values';
import { AddressFields } from './address-fields';
import { PersonFields } from './person-fields';

/** Where the issues go, what the card says, who gets the mail. */
export function GiftFields({ copy }: { copy: FormCopy['gift'] }) {
  const [toRecipient, cardText] = useWatch<OrderValues, ['toRecipient', 'cardText']>({
    name: ['toRecipient', 'cardText'],
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
