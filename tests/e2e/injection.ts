import type { Page } from '@playwright/test';

/** Breaks out of its context, and calls `injected` in every way HTML offers. */
export const INJECTION =
  '"\'></script><script>injected()</script><img src=x onerror=injected()><svg onload=injected()></svg>';

/** Counts injected scripts that ran, and records CSP violations. */
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
