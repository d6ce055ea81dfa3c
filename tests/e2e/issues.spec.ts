import { expect, type Page, test } from '@playwright/test';
import { numberOf } from 'content/issue-name';
import type { Issue } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import { type Day, today } from 'german/dates/day';
import { isPublished } from '@/lib/issues/days';
import { issuePath, PATHS } from '@/lib/paths';
import { built, morningOf } from './built';

const issues = built.issues.toSorted((a, b) => a.date.localeCompare(b.date));
const { announced, newest, rack, contents, pages, closed } = built.lists.issues;
const open = issues.find((issue) => issue.open);
const shut = issues.find((issue) => !issue.open);
/** Issues with their successor, where the build announces it: built on its day or later, it is simply there. */
const followed = issues.flatMap((issue, at) => {
  const next = issues[at + 1];
  return next?.announce && next.date > today() ? [{ issue, next }] : [];
});

const openOn = async (page: Page, day: Day) => {
  await page.clock.setFixedTime(morningOf(day));
  await page.goto(PATHS.issues);
};
const section = (page: Page, issue: Issue) => page.getByRole('region', { name: issue.motto });

for (const { issue, next } of followed.slice(-1)) {
  test('on Friday the next issue is announced, on Saturday it is the newest, without a new build', async ({ page }) => {
    await openOn(page, addDays(next.date, -1));
    await expect(section(page, issue)).toContainText(newest);
    await expect(section(page, next)).toContainText(announced);
    await openOn(page, next.date);
    await expect(section(page, next)).toContainText(newest);
    await expect(page.getByText(announced).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: rack }).getByRole('link', { name: issue.motto })).toBeVisible();
  });

  test('before its date an issue shows only its front page', async ({ page }) => {
    await page.clock.setFixedTime(morningOf(addDays(next.date, -1)));
    await page.goto(issuePath(next.name));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.motto);
    await expect(page.getByRole('navigation', { name: contents })).toBeHidden();
    await page.clock.setFixedTime(morningOf(next.date));
    await page.reload();
    if (next.open) await expect(page.getByRole('navigation', { name: contents })).toBeVisible();
  });
}

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

/** A piece that only the issue has, of an issue that was out at build time. */
const own = issues
  .filter((issue) => issue.open && isPublished(issue, today()))
  .flatMap((issue) => issue.pages.flatMap(({ pieces }) => pieces.map((piece) => ({ issue, piece }))))
  .flatMap(({ issue, piece }) => (piece.type === 'experiment' ? [{ issue, title: piece.title }] : []));

for (const { issue, title } of own.slice(-1))
  test('the search finds a piece that only an issue has, and leads to its place', { tag: '@night' }, async ({
    page,
  }) => {
    await page.goto(`${PATHS.search}?q=${encodeURIComponent(title)}`);
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === issuePath(issue.name) && url.hash.startsWith('#seite-'));
    await expect(page.locator(':target')).toContainText(title);
    await expect(page.locator(':target')).toBeInViewport();
  });

if (shut)
  test('an issue that is not open shows its contents and says what is missing', { tag: '@night' }, async ({ page }) => {
    await page.goto(issuePath(shut.name));
    const list = page.getByRole('navigation', { name: contents });
    for (const { title } of shut.contents ?? []) await expect(list.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: closed.heading })).toBeVisible();
    await expect(page.getByRole('link', { name: closed.plans })).toBeVisible();
  });
