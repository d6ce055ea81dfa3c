import { startTransition, useEffect, useState } from 'react';

/** Once what was changed so far is seen. On a slow phone a whole list or form takes longer than a finger waits for its button. */
export const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** The value of before until the control that changed it has been seen to answer. */
export function useAfterPaint<T>(value: T): T {
  const [seen, setSeen] = useState({ value });
  useEffect(() => {
    let isLeft = false;
    painted().then(
      () => isLeft || startTransition(() => setSeen((before) => (before.value === value ? before : { value }))),
    );
    return () => {
      isLeft = true;
    };
  }, [value]);
  return seen.value;
}
