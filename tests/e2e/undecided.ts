import { test } from '@playwright/test';
import { UNDECIDED } from '@/lib/tasks/browser-report';

/** Notes that the browser did not do what a test is about, for a reason of its own; the run lists it (lib/tasks/browser-run.ts). */
export function noteUndecided(reason: string): void {
  test.info().annotations.push({ type: UNDECIDED, description: reason });
}

/** The same, and ends the test, as all it would prove hangs on that. */
export function endUndecided(reason: string): void {
  noteUndecided(reason);
  test.skip(true, `not decided: ${reason}`);
}
