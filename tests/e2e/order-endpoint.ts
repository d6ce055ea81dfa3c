import { expect, type Page } from '@playwright/test';

const DEMO = '"sending":{"mode":"demo"}';
/** Another origin than the site's, as the publisher's will be; nobody has this address. */
const ENDPOINT = 'https://abo.example.com/orders';

/** The policy of a build that knows the address. */
const withEndpoint = (html: string) =>
  html.replace(/(connect-src|form-action) 'self'/g, `$& ${new URL(ENDPOINT).origin}`);

/**
 * Serves the pages as a build with `order.mode: endpoint` makes them, without that second build: the address in what
 * the form is handed, and the policy that goes with it. The band that every page of a preview has stays. What they send there reaches `receiver`.
 */
export async function sendTo(page: Page, receiver: string) {
  await page.route(/\/(subscription\/\w+|kuendigen|widerruf)\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withEndpoint(await response.text()) });
  });
  await page.route(/\/_next\/static\/handed\//, async (route) => {
    const response = await route.fetch();
    const data = await response.text();
    expect(data).toContain(DEMO);
    const sending = `"sending":{"mode":"endpoint","endpoint":"${ENDPOINT}"}`;
    await route.fulfill({ response, body: data.replace(DEMO, sending) });
  });
  await page.route(ENDPOINT, async (route) => {
    // A receiver may stay silent, and the page may be gone by then.
    const response = await route.fetch({ url: receiver }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
  });
}
