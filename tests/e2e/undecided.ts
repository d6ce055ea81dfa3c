import { test } from '@playwright/test';
import { UNDECIDED } from '@/lib/tasks/browser-report';

/** Notes that the browser did not do what a test needs; the summary lists it (lib/tasks/browser-run.ts). */
export function noteUndecided(reason: string): void {
  test.info().annotations.push({ type: UNDECIDED, description: reason });
}

/** Also skips the rest of the test, which depends on it. */
export function endUndecided(reason: string): void {
  noteUndecided(reason);
  test.skip(true, `not decided: ${reason}`);
}
