import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** Scripts and props that hydrate islands; the plain script, which requests them, is not held. */
export const REACT = '**/_next/static/{islands,handed}/*';

export const EVERY = '**/_next/static/{plain,islands,handed}/*';

/** The message that scripts are lost, with a retry button. */
export const fault = (page: Page) => page.getByRole('alert').filter({ hasText: 'ließ sich nicht laden' });
export const again = (page: Page) => fault(page).getByRole('button', { name: 'Noch einmal versuchen' });

/** Holds the page's requests to matching addresses until released. */
export async function holdRequests(page: Page, address = REACT) {
  const kept: Route[] = [];
  let deal = (route: Route): unknown => kept.push(route);
  await page.route(address, (route) => void deal(route));
  const dealBy = (way: typeof deal) => {
    deal = way;
    for (const route of kept.splice(0)) deal(route);
  };
  return {
    /** Releases all requests, current and later, or only those matching `isMeant`. */
    letGo: (isMeant = (_url: string) => true) =>
      dealBy((route) => (isMeant(route.request().url()) ? route.continue() : kept.push(route))),
    /** Aborts requests matching `isLost` and releases the others. */
    lose: (isLost: (url: string) => boolean) =>
      dealBy((route) => (isLost(route.request().url()) ? route.abort() : route.continue())),
    /** Waits until every file of the control's island has been requested. */
    async areAsked(control: Locator) {
      const needed = await neededBy(control);
      const asked = () => needed.filter((address) => kept.some((route) => route.request().url().endsWith(address)));
      await expect.poll(() => asked().length).toBe(needed.length);
    },
    /** Removes the requests to these addresses, in this order. */
    take(addresses: string[]) {
      const routes = kept.splice(0);
      const meant = addresses.flatMap((address) => routes.filter((route) => route.request().url().endsWith(address)));
      kept.push(...routes.filter((route) => !meant.includes(route)));
      return meant;
    },
  };
}

/** Addresses of the files that hydrate a control's island, its props last. */
export const neededBy = (control: Locator): Promise<string[]> =>
  control.evaluate((element) => {
    const { dataset } = element.closest<HTMLElement>('island-root') as HTMLElement;
    const table = JSON.parse(document.querySelector<HTMLElement>('script[data-islands]')?.dataset.islands ?? '');
    return [...table.scripts[dataset.island ?? ''], table.handed];
  });

type Visit = { page: Page; scripts: Awaited<ReturnType<typeof holdRequests>>; control: Locator };

const TEXT = ':is(input:not([type=radio], [type=checkbox]), textarea, select)';
const isA = (control: Locator, selector: string) => control.evaluate((element, is) => element.matches(is), selector);

export type Arrival = { how: string; held?: string; come: (visit: Visit) => Promise<unknown> };

/** Ways in which a page's scripts may arrive after an interaction, controlled by the test instead of by timeouts. */
export const ARRIVALS: readonly Arrival[] = [
  {
    how: 'the plain script too come later than anything',
    held: EVERY,
    come: async ({ scripts }) => scripts.letGo(),
  },
  {
    how: 'come in the wrong order, what it is handed first',
    async come({ page, scripts, control }) {
      await scripts.areAsked(control);
      for (const route of scripts.take(await neededBy(control)).toReversed()) {
        const arrival = page.waitForEvent('requestfinished', (request) => request === route.request());
        await route.continue();
        await arrival;
      }
      scripts.letGo();
    },
  },
  {
    how: 'but the plain one take 1.5 seconds',
    held: EVERY,
    async come({ page, scripts, control }) {
      scripts.letGo((url) => url.includes('/plain/'));
      await scripts.areAsked(control);
      await page.clock.fastForward(1500);
      if (await isA(control, 'button[type=button]')) await expect(control).toHaveAttribute('aria-busy', 'true');
      await expect(fault(page)).toBeHidden();
      scripts.letGo();
    },
  },
  {
    how: 'take more than 10 seconds',
    async come({ page, scripts, control }) {
      await scripts.areAsked(control);
      await page.clock.fastForward(10_000);
      await expect(fault(page)).toBeVisible();
      scripts.letGo();
    },
  },
  {
    how: 'are lost and come when tried again',
    async come({ page, scripts, control }) {
      const [first = ''] = await neededBy(control);
      scripts.lose((url) => url.endsWith(first));
      await expect(fault(page)).toBeVisible();
      scripts.letGo();
      // Further typing retries by itself.
      if (await isA(control, TEXT)) await control.press('Shift');
      else await again(page).click();
    },
  },
];
