import { useWatch } from 'react-hook-form';
import { Choice } from '@/components/order/fields/choice';
import type { FormCopy } from '@/components/order/form-copy';
import { insideArea, isAreaKnown, planFor } from '@/lib/order/area';
import type { OrderedPlan, OrderValues } from '@/lib/order/values';

type Props = { plan: OrderedPlan; copy: FormCopy; surcharge: string };

/** How the paper comes and what that adds: by the postcode where it tells, else as the visitor says (spec 1 §9). */
export function Area({ plan, copy, surcharge }: Props) {
  const [area, postalCode, country] = useWatch<OrderValues, ['area', 'postalCode', 'country']>({
    name: ['area', 'postalCode', 'country'],
  });
  if (!isAreaKnown(plan, { country })) {
    return (
      <Choice<OrderValues>
        name="area"
        label="Zustellung"
        layout="column"
        hint={copy.surcharge}
        options={[
          { value: 'inside', label: 'Zustellung im Zustellgebiet', note: 'ohne Zuschlag' },
          { value: 'outside', label: 'Postversand außerhalb des Zustellgebiets', note: `${surcharge} im Monat mehr` },
        ]}
      />
    );
  }
  const inside = insideArea(plan, { area, postalCode, country });
  const words = { true: copy.area.inside, false: copy.area.outside, undefined: copy.area.unknown }[`${inside}`];
  return (
    <p className="aside" role="status">
      {words.replace('%surcharge%', planFor(plan, country).postalSurcharge?.text ?? surcharge)}
    </p>
  );
}
