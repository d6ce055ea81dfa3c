import { useWatch } from 'react-hook-form';
import { Choice } from '@/components/order/fields/choice';
import type { FormCopy } from '@/components/order/form-copy';
import type { OrderValues } from '@/lib/order/values';
import { Warning } from './form-parts';
import { IbanField } from './iban-field';

/** Payment method; the IBAN, and the mandate for orders, only with SEPA (R-ORD-7, R-LAW-5). */
export function PaymentFields({ copy, isRequest }: { copy: FormCopy; isRequest: boolean }) {
  const method = useWatch<OrderValues, 'paymentMethod'>({ name: 'paymentMethod' });
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
