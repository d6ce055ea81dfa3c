import { expect, type Page } from '@playwright/test';
import { withPolicy } from '@/lib/policy/policy';

const DEMO = '\\"sending\\":{\\"mode\\":\\"demo\\"}';
/** Another origin than the site's, as the publisher's will be; nobody has this address. */
const ENDPOINT = 'https://abo.example.com/orders';

/**
 * Serves the pages as a build with `order.mode: endpoint` makes them, without that second build: the address in what
 * the form is handed, and the policy that goes with it. The band that every page of a preview has stays. What they send there reaches `receiver`.
 */
export async function sendTo(page: Page, receiver: string) {
  await page.route(/\/(subscription\/\w+|kuendigen|widerruf)\/$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(DEMO);
    const sending = `\\"sending\\":{\\"mode\\":\\"endpoint\\",\\"endpoint\\":\\"${ENDPOINT}\\"}`;
    await route.fulfill({ response, body: withPolicy(html.replaceAll(DEMO, sending), { orderEndpoint: ENDPOINT }) });
  });
  await page.route(ENDPOINT, async (route) => {
    // A receiver may stay silent, and the page may be gone by then.
    const response = await route.fetch({ url: receiver }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
  });
}
