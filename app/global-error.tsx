'use client';

import { FaultScreen } from '@/components/faults/fault-screen';

/** Shown by Next when even the layout throws: it brings its own document. */
export default function GlobalErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="de">
      <body>
        <title>Unexpected Application Error!</title>
        <FaultScreen error={error} onRetry={reset} />
      </body>
    </html>
  );
}
