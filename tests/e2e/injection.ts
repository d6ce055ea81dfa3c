import type { Page } from '@playwright/test';

/** Ends what it may stand in, and calls `injected` in every way that HTML knows. */
export const INJECTION =
  '"\'></script><script>injected()</script><img src=x onerror=injected()><svg onload=injected()></svg>';

/** Counts what was injected and ran, and collects what a page's policy had to hold back. */
export async function watch(page: Page) {
  let count = 0;
  const refused: string[] = [];
  await page.exposeFunction('injected', () => {
    count += 1;
  });
  await page.exposeFunction('refused', (text: string) => refused.push(text));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      Reflect.get(window, 'refused')(`${effectiveDirective}: ${sample}`),
    ),
  );
  return { ran: () => count, violations: () => refused };
}
