import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { groupIban, type IbanWarning, ibanWarning, loadIbanCheck } from 'subscription/order/iban';
import type { OrderValues } from 'subscription/order/values';
import { Choice } from '@/components/order/fields/choice';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { Warning } from './form-parts';

/** Payment method; the IBAN, and the mandate for orders, only with SEPA (R-ORD-7, R-LAW-5). */
export function PaymentFields({ copy, isRequest }: { copy: FormCopy; isRequest: boolean }) {
  // Paint the choice first; the mandate moves the rest of the form.
  const method = useAfterPaint(useWatch<OrderValues, 'paymentMethod'>({ name: 'paymentMethod' }));
  const { mandate } = copy;
  return (
    <>
      <Choice<OrderValues>
        name="paymentMethod"
        label="Zahlungsart"
        options={[
          { value: 'sepa', label: 'SEPA-Lastschrift' },
          { value: 'invoice', label: 'Rechnung' },
        ]}
      />
      {method === 'sepa' && copy.preview && <Warning>{copy.preview.iban}</Warning>}
      {method === 'sepa' && isRequest && <IbanField words={{ ...copy.iban, hint: copy.school.payment }} />}
      {method === 'sepa' && !isRequest && (
        <div className="mandate">
          <h3>SEPA-Lastschriftmandat</h3>
          <IbanField words={copy.iban} />
          <p>{mandate.text}</p>
          <dl>
            <div>
              <dt>Gläubiger</dt>
              <dd>{mandate.creditor}</dd>
            </div>
            <div>
              <dt>Gläubiger-Identifikationsnummer</dt>
              <dd>{mandate.creditorId}</dd>
            </div>
          </dl>
        </div>
      )}
    </>
  );
}

type IbanWords = { hint: string } & Record<IbanWarning, string>;

/** The IBAN, grouped in fours once it is left. A typo warning never blocks an order. */
function IbanField({ words }: { words: IbanWords }) {
  const { setValue } = useFormContext<OrderValues>();
  const iban = useWatch<OrderValues, 'iban'>({ name: 'iban' });
  const [checked, setChecked] = useState<{ iban: string; doubt: IbanWarning | undefined }>();
  const check = async (text: string) => {
    const grouped = groupIban(text);
    setValue('iban', grouped);
    setChecked({ iban: grouped, doubt: await ibanWarning(grouped).catch(() => undefined) });
  };
  const doubt = checked?.iban === iban ? checked.doubt : undefined;
  return (
    <TextInput<OrderValues>
      name="iban"
      label="IBAN"
      optional
      autoComplete="off"
      autoCapitalize="characters"
      hint={words.hint}
      doubt={doubt ? words[doubt] : ''}
      onLeave={check}
      onFocus={() => void loadIbanCheck().catch(() => undefined)}
    />
  );
}
