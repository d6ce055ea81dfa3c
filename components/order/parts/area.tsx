import { useWatch } from 'react-hook-form';
import { Choice } from '@/components/order/fields/choice';
import type { FormCopy } from '@/components/order/form-copy';
import { insideArea, isAreaKnown, planFor } from '@/lib/order/area';
import type { OrderedPlan, OrderValues } from '@/lib/order/values';
import { Aside } from './form-parts';

type Props = { plan: OrderedPlan; copy: FormCopy };

/** Delivery and its surcharge: by postcode if that decides it, else by the visitor's choice (R-PLAN-6). */
export function DeliveryAreaField({ plan, copy }: Props) {
  const [area, postalCode, country] = useWatch<OrderValues, ['area', 'postalCode', 'country']>({
    name: ['area', 'postalCode', 'country'],
  });
  const inside = insideArea(plan, { area, postalCode, country });
  const text = planFor(plan, country).postalSurcharge?.text ?? '';
  if (!isAreaKnown(plan, { country })) {
    return (
      <Choice<OrderValues>
        name="area"
        label="Zustellung"
        layout="column"
        hint={copy.surcharge}
        options={[
          { value: 'inside', label: 'Zustellung im Zustellgebiet', note: 'ohne Zuschlag' },
          { value: 'outside', label: 'Postversand außerhalb des Zustellgebiets', note: `${text} im Monat mehr` },
        ]}
      />
    );
  }
  const words = { true: copy.area.inside, false: copy.area.outside, undefined: copy.area.unknown }[`${inside}`];
  return <Aside role="status">{words.replace('%surcharge%', text)}</Aside>;
}
