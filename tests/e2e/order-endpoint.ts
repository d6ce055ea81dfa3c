import { expect, type Page } from '@playwright/test';

const DEMO = '"sending":{"mode":"demo"}';
/** Next writes props of a plain export into a script of the page. */
const quoted = (json: string) => json.replaceAll('"', '\\"');
/** Another origin than the site's, as the publisher's will be; reserved for examples. */
const ENDPOINT = 'https://abo.example.com/orders';
const SENDING = `"sending":{"mode":"endpoint","endpoint":"${ENDPOINT}"}`;

/** The CSP of a build with the endpoint, and the props of a plain export. */
const withEndpoint = (html: string) =>
  html
    .replace(/(connect-src|form-action) 'self'/g, `$& ${new URL(ENDPOINT).origin}`)
    .replaceAll(quoted(DEMO), quoted(SENDING));

/** Serves the pages like a build with `order.mode: endpoint`, without a second build: with the address in the form's
 * props and the matching CSP. The preview band stays. Forwards orders to `receiver`. */
export async function sendTo(page: Page, receiver: string) {
  await page.route(/\/(subscription\/\w+|kuendigen|widerruf)\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withEndpoint(await response.text()) });
  });
  await page.route(/\/_next\/static\/handed\//, async (route) => {
    const response = await route.fetch();
    const data = await response.text();
    expect(data).toContain(DEMO);
    await route.fulfill({ response, body: data.replace(DEMO, SENDING) });
  });
  await page.route(ENDPOINT, async (route) => {
    // The receiver may not answer, and the page may be gone by then.
    const response = await route.fetch({ url: receiver }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
  });
}
