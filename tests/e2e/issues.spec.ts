import { expect, test } from '@playwright/test';
import { numberOf } from 'content/issue-name';
import { issuePath, PATHS } from '@/lib/paths';
import { built, morningOf } from './built';

const issues = built.issues.toSorted((a, b) => a.date.localeCompare(b.date));
const { contents, pages } = built.lists.issues;
const open = issues.find((issue) => issue.open);

if (open) {
  test('without JavaScript a child gets from the contents to a piece and to its page in the PDF', async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(issuePath(open.name));
    const way = page.getByRole('navigation', { name: contents }).getByRole('listitem').getByRole('listitem').last();
    const title = (await way.textContent()) ?? '';
    await way.getByRole('link').click();
    await expect(page.locator(':target')).toBeInViewport();
    await expect(page.locator(':target')).toContainText(title);
    const pictures = page.getByRole('region', { name: pages }).getByRole('listitem');
    await expect(pictures).toHaveCount(open.pages.length);
    const address = (await pictures.last().getByRole('link').getAttribute('href')) ?? '';
    expect(address).toMatch(new RegExp(`#page=${open.pages.length}$`));
    const paper = await request.get(address);
    expect(paper.headers()['content-type']).toBe('application/pdf');
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await context.close();
  });
}

for (const issue of issues.filter((each) => each.open).slice(-1))
  test('the landing page shows the current issue and links to its pages (R-ISS-10)', async ({ page }) => {
    await page.clock.setFixedTime(morningOf(issue.date));
    await page.goto(PATHS.landing);
    const card = page.locator('#current-issue');
    await expect(card.getByText(`Nr. ${numberOf(issue)}`)).toBeVisible();
    const week = page.getByRole('region', { name: built.landing.week.heading });
    await week.getByRole('link', { name: issue.motto }).click();
    await expect(page).toHaveURL((url) => url.pathname === issuePath(issue.name));
  });
