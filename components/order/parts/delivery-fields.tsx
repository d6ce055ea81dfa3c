import type { ReactNode } from 'react';
import { TextInput } from '@/components/order/fields/text-input';
import type { FormCopy } from '@/components/order/form-copy';
import type { Day } from '@/lib/dates/day';
import type { OrderedPlan, OrderValues } from '@/lib/order/values';
import { DeliveryAreaField } from './area';
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
