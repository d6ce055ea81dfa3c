import { cleanLines } from 'german/clean-text';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CARD_LIMIT } from 'subscription/order/rules';
import { lengthOf } from 'subscription/order/text';
import type { OrderValues } from 'subscription/order/values';
import { Check } from '@/components/order/fields/check';
import { Choice } from '@/components/order/fields/choice';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import { AddressFields } from './address-fields';
import { CardCounter } from './card-counter';
import { Aside, Group } from './form-parts';
import { MailField } from './mail-field';
import { PersonFields } from './person-fields';

/** Delivery address of the gift, text of the card, and who gets the e-mail. */
export function GiftFields({ copy: { gift: copy, address, mailDoubt } }: { copy: FormCopy }) {
  const { clearErrors } = useFormContext<OrderValues>();
  const [toRecipient, accessTo, cardText] = useWatch<OrderValues, ['toRecipient', 'accessTo', 'cardText']>({
    name: ['toRecipient', 'accessTo', 'cardText'],
  });
  const left = CARD_LIMIT - lengthOf(cleanLines(cardText));
  // Errors of a removed field cannot be corrected.
  useEffect(() => {
    if (!toRecipient) clearErrors('recipient');
    if (!toRecipient || accessTo === 'payer') clearErrors('accessEmail');
  }, [toRecipient, accessTo, clearErrors]);
  return (
    <>
      <Check<OrderValues> name="toRecipient" label={copy.switch} hint={copy.switchHint} optional />
      {toRecipient && (
        <Group legend={copy.recipient} nested>
          <PersonFields of="recipient" />
          <AddressFields of="recipient" copy={address} />
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
            <MailField<OrderValues>
              name="accessEmail"
              label={copy.accessEmail}
              autoComplete="on"
              hint={copy.accessHint}
              doubt={mailDoubt}
            />
          )}
        </Group>
      )}
      <TextInput<OrderValues>
        name="cardText"
        label={copy.card}
        optional
        rows={3}
        autoComplete="on"
        hint={
          <>
            {copy.cardHint} <CardCounter left={left} />
          </>
        }
      />
      <Aside>{copy.mail}</Aside>
    </>
  );
}
