import { expect, type Page, test } from '@playwright/test';
import { SEARCHED, SOUGHT } from './built';
import { INJECTION, watch } from './injection';
import { fillInByKeyboard, formHydrated, openForm } from './order-steps';
import { settled } from './settled';

const encoded = encodeURIComponent(INJECTION);

test.describe('the injection tests can fail', () => {
  test('without escaping and policy, injected code runs', async ({ page }) => {
    const { ran } = await watch(page);
    await page.setContent(`<p>${INJECTION}</p>`);
    await expect.poll(ran).toBeGreaterThan(1);
  });

  test('without escaping, the policy blocks injected code and reports it', async ({ page }) => {
    const { ran, violations } = await watch(page);
    await page.route('**/agb/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<h1', `<p>${INJECTION}</p><h1`);
      await route.fulfill({ response, body });
    });
    await page.goto('/agb/');
    await expect
      .poll(() => violations().join())
      .toMatch(/script-src-elem.*script-src-attr|script-src-attr.*script-src-elem/);
    expect(ran()).toBe(0);
  });
});

test.describe('injected code does not run (R-SAFE-1)', () => {
  /** URLs with parameters, and what shows that the page has read them. */
  const ADDRESSES: [address: string, read: (page: Page) => Promise<void>][] = [
    ...['/?suche=§&kategorie=§#events', '/books/?suche=§&alter=§#§', '/games/?suche=§&art=§#§'].map(
      (address): (typeof ADDRESSES)[number] => [
        address,
        (page) => expect(page.getByRole('searchbox').first()).toHaveValue(INJECTION),
      ],
    ),
    ['/suche/?q=§', (page) => expect(page.getByRole('status')).toContainText(INJECTION)],
    ['/?ansicht=kalender&suche=§#§', (page) => expect(page.getByRole('grid').first()).toBeVisible()],
    ['/vorteile/lesekompetenz/?q=§#§', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
    ['/subscription/trial/?plan=§#§', formHydrated],
    ['/news/§/?q=§#§', (page) => expect(page.getByRole('heading', { name: 'Artikel nicht gefunden' })).toBeVisible()],
    [
      '/event/§/?q=§#§',
      (page) => expect(page.getByRole('heading', { name: 'Veranstaltung nicht gefunden' })).toBeVisible(),
    ],
  ];

  test('from the URL: query, hash, path', async ({ page }) => {
    const { ran, violations } = await watch(page);
    for (const [address, read] of ADDRESSES) {
      await test.step(address, async () => {
        await page.goto(address.replaceAll('§', encoded));
        await read(page);
        await expect(page.locator('[onerror], [onload]')).toHaveCount(0);
      });
    }
    expect([ran(), violations()]).toEqual([0, []]);
  });

  test('from a form, its receipt or storage', { tag: '@night' }, async ({ page }) => {
    const { ran, violations } = await watch(page);
    await openForm(page, 'trial');
    await fillInByKeyboard(page);
    for (const name of ['Vorname', 'Nachname', 'E-Mail', 'Straße', 'Stadt']) {
      await page.getByRole('textbox', { name, exact: true }).fill(INJECTION);
    }
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })).toBeVisible();
    await page.getByRole('textbox', { name: 'E-Mail', exact: true }).fill('anna@example.org');
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('region', { name: 'Bestellung erfolgreich!' })).toContainText(INJECTION);

    await page.goto('/widerruf/');
    await page.getByRole('textbox', { name: /Name/ }).first().fill(INJECTION);
    await page.evaluate((text) => {
      const names = ['order', 'trial', 'name', 'suche', 'query', 'theme'];
      for (const storage of [localStorage, sessionStorage]) {
        for (const name of [...names, ...Object.keys(storage)]) storage.setItem(name, text);
      }
      window.name = text;
      history.replaceState({ text }, '');
    }, INJECTION);
    for (const path of ['/widerruf/', '/subscription/trial/', '/', `/suche/?q=${encodeURIComponent(SEARCHED)}`]) {
      await page.goto(path);
      await settled(page, () => page.reload());
    }
    expect([ran(), violations()]).toEqual([0, []]);
  });
});

test('injected style elements, style attributes and foreign pictures are blocked (R-SAFE-1)', async ({ page }) => {
  const { violations } = await watch(page);
  await page.goto('/agb/');
  const before = await page.evaluate(() => getComputedStyle(document.body).outlineStyle);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body{outline-style:solid}' }));
    document.body.setAttribute('style', 'outline-style:solid');
    for (const src of ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'https://example.org/a.png']) {
      document.body.append(Object.assign(new Image(), { src }));
    }
  });
  await expect
    .poll(() =>
      violations()
        .map((text) => text.split(':')[0])
        .sort(),
    )
    .toEqual(['img-src', 'img-src', 'style-src-attr', 'style-src-elem']);
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineStyle)).toBe(before);
});

test.describe('Trusted Types', () => {
  test('everything a visitor can load works without violations', async ({ page }) => {
    const { violations } = await watch(page);
    await page.goto('/?ansicht=kalender#events');
    await expect(page.getByRole('grid').first()).toBeVisible();
    await page.getByRole('button', { name: 'Listenansicht' }).click();
    await expect(page.locator('#events').getByRole('article').first()).toBeVisible();
    for (const name of ['Spiele', 'Buchtipps']) await page.getByRole('tab', { name }).click();
    await page.goto(`/suche/?q=${encodeURIComponent(SEARCHED)}`);
    await expect(page.getByRole('link', { name: SOUGHT.title, exact: true })).toBeVisible();
    await openForm(page, 'trial');
    await page.getByRole('button', { name: 'Samstag wählen' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'IBAN' }).fill('DE03120300000000202051');
    await page.keyboard.press('Tab');
    await expect(page.getByText(/^Prüfen Sie bitte die IBAN noch einmal/)).toBeVisible();
    expect(violations()).toEqual([]);
  });

  test('strings become neither scripts nor active HTML, and foreign scripts are blocked (R-SAFE-2)', async ({
    page,
  }) => {
    await page.goto('/agb/');
    const done = await page.evaluate(() => {
      const script = () => document.createElement('script');
      const attempts: Record<string, () => unknown> = {
        'HTML in an element': () => {
          document.createElement('div').innerHTML = '<b onclick="a()">a</b>';
        },
        'HTML after an element': () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=a()>'),
        'HTML in the document': () => document.write('<script>a()</script>'),
        'a document in a frame': () => {
          document.createElement('iframe').srcdoc = '<svg/onload=a()>';
        },
        'text as script': () => {
          script().text = 'a()';
        },
        'text as an event handler': () => document.createElement('b').setAttribute('onclick', 'a()'),
        'a data file as a script': () => {
          script().src = '/events.json';
        },
        'a script of another site': () => {
          script().src = 'https://example.org/_next/static/islands/a.js';
        },
        'another policy': () => window.trustedTypes?.createPolicy('mehr', { createHTML: (text) => text }),
        'the default policy again': () => window.trustedTypes?.createPolicy('default', { createHTML: (text) => text }),
        'a script of the build': () => {
          script().src = '/_next/static/islands/a.js';
        },
      };
      return Object.keys(attempts).filter((name) => {
        try {
          attempts[name]?.();
          return true;
        } catch {
          return false;
        }
      });
    });
    expect(done).toEqual(['a script of the build']);
  });
});
