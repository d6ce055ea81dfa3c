import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OrderValues } from 'subscription/order/values';

type Start = Pick<UseFormReturn<OrderValues>, 'getFieldState' | 'getValues' | 'resetField'>;

/**
 * Updates the start date with the visitor's date, unless the visitor has changed it.
 *
 * @param first as typed: '28.11.2026'
 */
export function useFirstStart({ getFieldState, getValues, resetField }: Start, first: string) {
  useEffect(() => {
    const isTyped = getFieldState('startDate').isDirty;
    if (!isTyped && getValues('startDate') !== first) resetField('startDate', { defaultValue: first });
  }, [first, getFieldState, getValues, resetField]);
}
