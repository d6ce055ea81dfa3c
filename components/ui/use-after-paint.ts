import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';

/** Returns the previous value until the control that changed it has been painted. */
export function useAfterPaint<T>(value: T): T {
  const [seen, setSeen] = useState({ value });
  useEffect(() => {
    let isLeft = false;
    afterPaint().then(
      () => isLeft || startTransition(() => setSeen((before) => (before.value === value ? before : { value }))),
    );
    return () => {
      isLeft = true;
    };
  }, [value]);
  return seen.value;
}
