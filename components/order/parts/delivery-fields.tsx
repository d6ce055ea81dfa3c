import type { Day } from 'german/dates/day';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { insideArea, isAreaKnown, planFor } from 'subscription/order/area';
import type { OrderedPlan, OrderValues } from 'subscription/order/values';
import { Choice } from '@/components/order/fields/choice';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import { Aside } from './form-parts';
import { StartDate } from './start-date';

type Props = { plan: OrderedPlan; copy: FormCopy; today: Day; calendarIcon: ReactNode };

/** Start date, delivery, and number of copies. */
export function DeliveryFields({ plan, copy, today, calendarIcon }: Props) {
  const { copies } = plan.asks;
  return (
    <>
      {copies && (
        <TextInput<OrderValues>
          name="copies"
          label={`Exemplare (ab ${copies.minimum})`}
          inputMode="numeric"
          autoComplete="on"
          hint={copy.school.hint}
        />
      )}
      <StartDate plan={plan} copy={copy} today={today} icon={calendarIcon} />
      {plan.postalSurcharge && <DeliveryAreaField plan={plan} copy={copy} />}
    </>
  );
}

/** Delivery and its surcharge: by postcode if that decides it, else by the visitor's choice (R-PLAN-6). */
function DeliveryAreaField({ plan, copy }: Pick<Props, 'plan' | 'copy'>) {
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
