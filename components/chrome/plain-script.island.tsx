'use client';

import { useEffect } from 'react';

/** Runs the plain script in `npm run dev` and in the gallery, where the export does not add it to the page. */
export function PlainScript() {
  useEffect(() => void import('@/lib/plain/start'), []);
  return null;
}
