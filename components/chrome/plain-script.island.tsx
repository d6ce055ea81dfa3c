'use client';

import { useEffect } from 'react';

/** Runs what every page does where the export does not put it into the page: in `npm run dev`, and in the gallery. */
export function PlainScript() {
  useEffect(() => void import('@/lib/plain/start'), []);
  return null;
}
