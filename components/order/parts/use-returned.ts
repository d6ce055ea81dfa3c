import { useEffect, useState } from 'react';
import { navigationType } from '@/lib/plain/arrival-by';

/**
 * Whether the visitor came back to a form that the browser has restored.
 *
 * @param isTyped called once, after the fields have adopted their values
 */
export function useReturned(isTyped: () => boolean): boolean {
  const [isReturned, setReturned] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed later was not brought back
  useEffect(() => setReturned(isTyped() && navigationType() === 'back_forward'), []);
  return isReturned;
}
