import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WithdrawalValues } from '@/lib/order/declaration-schema';
import { keptContract } from '@/lib/order/kept';

type Prefilled<Values, Checked> = Pick<
  UseFormReturn<WithdrawalValues & Values, unknown, Checked>,
  'reset' | 'formState'
>;

/** Fills in whose contract it is, where a receipt led here. True once it has. */
export function usePrefill<Values extends object, Checked>({ reset }: Prefilled<Values, Checked>): boolean {
  const [isPrefilled, setPrefilled] = useState(false);
  useEffect(() => {
    const contract = keptContract();
    if (!contract) return;
    reset((values) => ({ ...values, ...contract }));
    setPrefilled(true);
  }, [reset]);
  return isPrefilled;
}
