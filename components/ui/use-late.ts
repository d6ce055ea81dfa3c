import { useCallback, useState } from 'react';

type Late<Part> = { part?: Part; isLost: boolean };

/**
 * Loads a part of the code on demand.
 *
 * @param fetchPart an import(); must be the same function in every render
 * @returns the part once loaded, whether loading failed, and a function that loads it. Calling it again retries in
 * Chromium; other browsers may cache the failed import until a reload.
 */
export function useLazyImport<Part>(fetchPart: () => Promise<Part>) {
  const [late, setLate] = useState<Late<Part>>({ isLost: false });
  const load = useCallback(() => {
    fetchPart().then(
      (part) => setLate((before) => (before.part ? before : { part, isLost: false })),
      () => setLate({ isLost: true }),
    );
  }, [fetchPart]);
  return { ...late, ask: load };
}
