import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OrderValues } from 'subscription/order/values';
import { navigationType } from '@/lib/plain/arrival-by';

type Form = Pick<UseFormReturn<OrderValues>, 'getValues' | 'resetField'>;

/** Whether the visitor came back to a form with entries. The IBAN is gone then, also from the back/forward cache. */
export function useReturned({ getValues, resetField }: Form, empty: OrderValues): boolean {
  const [isReturned, setReturned] = useState(false);
  const isTyped = useEffectEvent(() => JSON.stringify(getValues()) !== JSON.stringify(empty));
  useEffect(() => {
    setReturned(isTyped() && navigationType() === 'back_forward');
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setReturned(isTyped());
      // Safari empties the field without an event. Unless React learns of it, it ignores the same IBAN pasted again.
      const field = document.getElementById('iban' satisfies keyof OrderValues) as HTMLInputElement | null;
      if (field) field.value = '';
      resetField('iban');
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [resetField]);
  return isReturned;
}
