import type { ReactNode } from 'react';
import { Choice } from '@/components/order/fields/choice';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import type { Day } from '@/lib/dates/day';
import type { OrderedPlan, OrderValues } from '@/lib/order/values';
import { StartDate } from './start-date';

type Props = { plan: OrderedPlan; copy: FormCopy; today: Day; calendarIcon: ReactNode };

/** When the first issue comes, how it comes, and how many. */
export function DeliveryFields({ plan, copy, today, calendarIcon }: Props) {
  return (
    <>
      {plan.terms.kind === 'schoolYear' && (
        <TextInput<OrderValues>
          name="copies"
          label={`Exemplare (ab ${plan.terms.minimumCopies})`}
          inputMode="numeric"
          autoComplete="off"
          hint={copy.school.hint}
        />
      )}
      <StartDate today={today} hint={copy.startHint} icon={calendarIcon} />
      {plan.postalSurcharge && (
        <Choice<OrderValues>
          name="area"
          label="Zustellung"
          layout="column"
          hint={copy.surcharge}
          options={[
            { value: 'inside', label: 'Zustellung im Zustellgebiet', note: 'ohne Zuschlag' },
            {
              value: 'outside',
              label: 'Postversand außerhalb des Zustellgebiets',
              note: `${plan.postalSurcharge.text} im Monat mehr`,
            },
          ]}
        />
      )}
    </>
  );
}
