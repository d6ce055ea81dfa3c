import { expect, test } from '@playwright/test';
import { silence } from '../fixtures/silence';
import { ARTICLE, built } from './built';
import { serveSite } from './keep-server';

const SECONDS = 120;
const { kept } = built.lists;

test('a child hears a recorded voice of the offline copy without network, from any position (R-KEEP-1)', {
  tag: '@night',
}, async ({ page }) => {
  const site = await serveSite({ voice: silence(SECONDS) });
  try {
    await page.goto(site.origin + ARTICLE);
    await page.getByRole('button', { name: kept.button.take }).click();
    await expect(page.getByRole('main').getByRole('status').getByText(kept.button.done)).toBeVisible();
    site.cut();
    await page.goto(site.origin + ARTICLE);
    await expect(page.getByRole('main')).toHaveAttribute('data-kept', /\d{4}/);
    const voice = page.locator('audio');
    await voice.evaluate((audio: HTMLAudioElement) => audio.play());
    const time = () => voice.evaluate((audio: HTMLAudioElement) => audio.currentTime);
    await expect.poll(time).toBeGreaterThan(0);
    const later = SECONDS - 20;
    await voice.evaluate((audio: HTMLAudioElement, to) => {
      audio.currentTime = to;
    }, later);
    await expect.poll(time).toBeGreaterThan(later);
    expect(await voice.evaluate((audio: HTMLAudioElement) => audio.error?.message)).toBeUndefined();
  } finally {
    site.close();
  }
});
