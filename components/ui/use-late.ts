import { useCallback, useState } from 'react';

type Late<Part> = { part?: Part; isLost: boolean };

/**
 * A part of the script that comes when it is asked for.
 *
 * @param fetchPart an import(), the same function at every render
 * @returns the part once it is here; whether it got lost on the way, for good: only the next load of the page tries
 *   again, because a failed import is remembered; and what asks for it, as often as one likes
 */
export function useLate<Part>(fetchPart: () => Promise<Part>) {
  const [late, setLate] = useState<Late<Part>>({ isLost: false });
  const ask = useCallback(() => {
    fetchPart().then(
      (part) => setLate((before) => (before.part ? before : { part, isLost: false })),
      () => setLate({ isLost: true }),
    );
  }, [fetchPart]);
  return { ...late, ask };
}
