'use client';

import { useEffect } from 'react';

/** Runs the plain script where the export does not add it to the page: in `next dev`, a plain export and the gallery. */
export function PlainScript() {
  useEffect(() => void import('@/lib/plain/start'), []);
  return null;
}
