import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Choice } from '@/components/order/fields/choice';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { groupIban, type IbanWarning, ibanWarning, loadIbanCheck } from '@/lib/order/iban';
import type { OrderValues } from '@/lib/order/values';
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

/** The IBAN, grouped in fours while typing at its end. A typo warning never blocks an order. */
function IbanField({ words }: { words: IbanWords }) {
  const { getValues, setValue } = useFormContext<OrderValues>();
  const iban = useWatch<OrderValues, 'iban'>({ name: 'iban' });
  const [doubt, setDoubt] = useState<IbanWarning>();
  const asked = useRef(0);
  const check = async (text: string) => {
    setValue('iban', groupIban(text));
    asked.current += 1;
    const turn = asked.current;
    const found = await ibanWarning(text).catch(() => undefined);
    if (turn === asked.current) setDoubt(found);
  };
  const change = (text: string) => {
    setDoubt(undefined);
    // Grouping in the middle of the text would move the caret to its end.
    const before = getValues('iban');
    const grows = text.startsWith(before);
    return grows ? groupIban(text) : text;
  };
  return (
    <TextInput<OrderValues>
      name="iban"
      label="IBAN"
      optional
      autoComplete="off"
      autoCapitalize="characters"
      enterKeyHint="done"
      hint={words.hint}
      doubt={doubt && iban ? words[doubt] : ''}
      change={change}
      onLeave={check}
      onFocus={() => void loadIbanCheck().catch(() => undefined)}
    />
  );
}
