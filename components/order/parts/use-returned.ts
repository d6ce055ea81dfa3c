import { useEffect, useState } from 'react';
import { arrivalBy } from '@/lib/plain/arrival-by';

/**
 * Whether the visitor came back to a form in which the browser has put what was typed before.
 *
 * @param isTyped asked once, when the fields have taken over what stands in them
 */
export function useReturned(isTyped: () => boolean): boolean {
  const [isReturned, setReturned] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed later was not brought back
  useEffect(() => setReturned(isTyped() && arrivalBy() === 'back_forward'), []);
  return isReturned;
}
