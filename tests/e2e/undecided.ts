import { test } from '@playwright/test';

/** Notes that the browser did not do what a test needs; the night's page of results lists it (lib/tasks/night.ts). */
export function noteUndecided(reason: string): void {
  test.info().annotations.push({ type: 'undecided', description: reason });
}

/** Also skips the rest of the test, which depends on it. */
export function endUndecided(reason: string): void {
  test.skip(true, `not decided: ${reason}`);
}
