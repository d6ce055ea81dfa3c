import { useCallback, useState } from 'react';

type Late<Part> = { part?: Part; isLost: boolean };

/**
 * A part of the script that comes when it is asked for.
 *
 * @param fetchPart an import(), the same function at every render
 * @returns the part once it is loaded; whether loading failed; and a function that asks for it. Asking again tries again
 *   in Chromium; other browsers may remember the failed import until the page is loaded anew.
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
