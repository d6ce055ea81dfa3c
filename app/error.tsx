'use client';

import { FaultScreen } from '@/components/faults/fault-screen';

/** Shown by Next when a page throws in the browser. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  return <FaultScreen error={error} onRetry={reset} />;
}
