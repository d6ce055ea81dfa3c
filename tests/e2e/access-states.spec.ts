import { test } from '@playwright/test';
import { inTurn } from '../thorough';
import { expectNone, lowContrastTexts, rulesBroken, waitUntilHydrated } from './access-rules';
import { STATES } from './access-states';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 800 } });

for (const { path, state, reach } of inTurn(STATES)) {
  test(`no accessibility faults on ${path}: ${state} (R-ACC-1, R-DARK-2)`, { tag: '@night' }, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T10:00:00+01:00');
    await page.goto(path);
    await waitUntilHydrated(page);
    await reach(page);
    // every-route.spec.ts checks the rest of the landing page.
    const { pathname, hash } = new URL(path, 'http://localhost');
    const part = pathname === '/' ? hash : undefined;
    expectNone('states', [...(await rulesBroken(page, part)), ...(await lowContrastTexts(page, ['at night'], part))]);
  });
}
