import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { cmsFiles } from '@/lib/cms/export';
import { siteListener } from '@/lib/hosts/server';
import { field, firstOf, openDesk, openEntry, ROOT, refusal, save, servedDesk, textOf, titleIn } from './cms-folder';

const out = mkdtempSync(join(tmpdir(), 'desk-'));
test.afterAll(() => rmSync(out, { recursive: true, force: true }));

/** Serves the site with the CMS alone, as `npm start` and other hosts do. */
const address = servedDesk((script) => {
  const desk = { backend: 'gitlab', repo: 'verlag/zeitung', branch: 'main', appId: '1f2e3d' } as const;
  const files = { '404.html': '<!doctype html>', ...cmsFiles({ desk, root: ROOT, script }) };
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), body);
  }
  return siteListener(out);
});

/** GitLab, as far as it is needed: signs everybody in, then answers who they are. */
async function answerAsGitLab(context: BrowserContext) {
  const asked: string[] = [];
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await context.route('https://gitlab.com/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    asked.push(`${pathname} ${route.request().headers().authorization ?? ''}`.trim());
    if (pathname === '/oauth/authorize') {
      const back = `${searchParams.get('redirect_uri')}?code=1234&state=${searchParams.get('state')}`;
      return route.fulfill({
        contentType: 'text/html',
        body: `<meta http-equiv="refresh" content="0; url=${back}">`,
      });
    }
    if (pathname === '/oauth/token') return route.fulfill({ headers, json: { access_token: 'geheim' } });
    return route.fulfill({ status: 401, headers, json: {} });
  });
  return asked;
}

test('an editor signs in at the host in a popup, and the CMS receives the token (R-DESK-8)', {
  tag: '@night',
}, async ({ page, context }) => {
  const asked = await answerAsGitLab(context);
  await page.goto(`${address()}/redaktion/`);
  await page.getByRole('button', { name: /^Mit .*GitLab.* anmelden$/ }).click();
  await expect.poll(() => asked).toContain('/api/v4/user Bearer geheim');
});

test('an editor signs in with a token, and a wrong one is reported in German (R-DESK-8)', { tag: '@night' }, async ({
  page,
  context,
}) => {
  const asked = await answerAsGitLab(context);
  const others: string[] = [];
  page.on('response', (response) => others.push(new URL(response.url()).origin));
  await page.goto(`${address()}/redaktion/`);
  await page.getByRole('button', { name: 'Mit Zugriffstoken anmelden' }).click();
  await page.getByRole('textbox', { name: 'Persönliches Zugriffstoken' }).fill('falsch');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('Das angegebene Token ist ungültig')).toBeVisible();
  expect(asked).toContain('/api/v4/user Bearer falsch');
  const own = [address(), 'https://gitlab.com', 'null'];
  expect(others.filter((origin) => !own.includes(origin))).toEqual([]);
});

test('before saving, an exported CMS checks against the last build and says so (R-DESK-8)', {
  tag: '@night',
}, async ({ page }) => {
  const file = firstOf('content/events/');
  await openDesk(page, address());
  await openEntry(page, 'Veranstaltungen', titleIn(textOf(file)));
  await field(page, 'Titel').fill('Ein Fest mit {nobody}');
  await save(page);
  await expect(refusal(page)).toContainText('Titel: gefunden');
  await expect(refusal(page)).toContainText('als die Website zuletzt gebaut wurde');
});
