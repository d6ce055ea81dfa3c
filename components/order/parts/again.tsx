import { type ReactNode, useEffect, useId, useState } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import type { CheckedOrder } from 'subscription/order/schema';
import type { OrderValues } from 'subscription/order/values';
import { Button } from '@/components/ui/button';

type Props = {
  /** The opener's label once something was ordered; undefined shows the form. */
  label: string | undefined;
  control: Control<OrderValues, unknown, CheckedOrder>;
  children: ReactNode;
};

/** The form below a receipt waits behind a button, so that nobody takes it for the order just made. One with entries is shown. */
export function Again({ label, control, children }: Props) {
  const { isDirty } = useFormState({ control });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    if (isDirty) setOpen(true);
  }, [isDirty]);
  const isFolded = label !== undefined && !isOpen;
  return (
    <>
      {label && (
        <h3 className="once-more">
          <Button variant="second" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {label}
          </Button>
        </h3>
      )}
      <div id={id} hidden={isFolded}>
        {children}
      </div>
    </>
  );
}
