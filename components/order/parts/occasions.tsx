import { useFormContext } from 'react-hook-form';
import type { FormCopy } from '@/components/order/form-copy';
import type { Day } from '@/lib/dates/day';
import { formatDay } from '@/lib/dates/german';
import { christmasDelivery } from '@/lib/order/delivery-day';
import { typedDay } from '@/lib/order/typed-day';
import type { OrderValues } from '@/lib/order/values';
import type { Delivery } from '@/lib/plans/delivery';

type Props = { words: FormCopy['occasions']; delivery: Delivery; today: Day };

/** Days a gift may be meant for: Christmas while it lies ahead, by one press; a birthday in words. */
export function Occasions({ words, delivery, today }: Props) {
  const { setValue, formState } = useFormContext<OrderValues>();
  const christmas = christmasDelivery(today, delivery);
  return (
    <div className="occasions">
      <p className="hint">{words.birthday}</p>
      {christmas && (
        <button
          type="button"
          className="button"
          data-variant="second"
          data-size="small"
          onClick={() =>
            setValue('startDate', typedDay(christmas), { shouldValidate: formState.isSubmitted, shouldDirty: true })
          }
        >
          {words.christmas}: {formatDay(christmas)}
        </button>
      )}
    </div>
  );
}
