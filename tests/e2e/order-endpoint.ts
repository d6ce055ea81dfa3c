import { expect, type Page } from '@playwright/test';
import { policy } from '@/lib/export/passes/policy';
import { readPage } from '@/lib/export/read';
import { styleMakersIn } from '@/lib/export/style-makers';
import { replaceElements } from '@/lib/export/tree';
import { writePage } from '@/lib/export/write';
import { withBase } from '@/lib/pages/paths';

const DEMO = '\\"sending\\":{\\"mode\\":\\"demo\\"}';
/** Another origin than the site's, as the publisher's will be; nobody has this address. */
const ENDPOINT = 'https://abo.example.com/orders';

/** The finished page with another policy: one that knows the address and what was changed. */
function withPolicy(html: string): string {
  const document = readPage('page', html);
  const nodes = replaceElements(document.nodes, (element) =>
    element.attributes['http-equiv'] || element.attributes.id === 'trusted-types' ? [] : [element],
  );
  return writePage(
    policy(
      { ...document, nodes },
      { base: withBase('/').slice(0, -1), orderEndpoint: ENDPOINT, styleMakers: styleMakersIn('out') },
    ),
  );
}

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
    await route.fulfill({ response, body: withPolicy(html.replaceAll(DEMO, sending)) });
  });
  await page.route(ENDPOINT, async (route) => {
    // A receiver may stay silent, and the page may be gone by then.
    const response = await route.fetch({ url: receiver }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
  });
}
