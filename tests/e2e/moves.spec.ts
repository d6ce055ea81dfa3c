import { expect, type Page, test } from '@playwright/test';
import { today } from 'german/dates/day';
import { relatedArticles } from '@/lib/news/related';
import { archivePath, articlePath, bookPath, eventPath } from '@/lib/paths';
import { ARTICLE, article, BOOK, built, eventsOn, near } from './built';
import { KEEPING, stepsBack } from './history';
import { endUndecided } from './undecided';

// On the way back the focused card is the target; the browser caches the page with its focus.
test.use({ launchOptions: KEEPING });

/** Records which parts of the previous page morph into parts of this one. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    type Reveal = Event & { viewTransition: { ready: Promise<void> } | null };
    window.addEventListener('pagereveal', async (event) => {
      const { viewTransition } = event as Reveal;
      await viewTransition?.ready;
      const groups = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
      const parts = groups.flatMap((group) => group.match(/^::view-transition-group\((?!header)(.+)\)$/)?.[1] ?? []);
      Object.assign(window, { moved: viewTransition ? parts.sort() : 'at once' });
    });
  });

const moved = (page: Page) => page.evaluate(() => (window as { moved?: unknown }).moved);

const inArticle = ['article', 'article-title'];
const inBook = ['book', 'book-title'];
const [slug] = built.news.teaser;
const WAYS = [
  ...near(built.books, 4).map(({ id }) => ({ from: '/books/', to: bookPath(id), parts: inBook })),
  ...eventsOn(today())
    .slice(0, 1)
    .map(({ id }) => ({ from: '/', to: eventPath(id), parts: ['event', 'event-leaf', 'event-title'] })),
  ...(slug ? ['/', '/news/'].map((from) => ({ from, to: articlePath(slug), parts: inArticle })) : []),
  ...(article ? relatedArticles(built.articles, article, built.glossary) : [])
    .slice(0, 1)
    .map((other) => ({ from: ARTICLE, to: articlePath(other.slug), parts: inArticle })),
  ...built.articles.slice(0, 1).map((any) => ({
    from: archivePath(any.date.first.slice(0, 4)),
    to: articlePath(any.slug),
    parts: ['article-title'],
  })),
];

for (const { from, to, parts } of WAYS)
  test(`parts morph from ${from} to ${to} and back: ${parts} (R-NAV-12)`, { tag: '@night' }, async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await watchMoves(page);
    const back = await stepsBack(page);
    // Parts that are not parsed at the first paint cannot move; then the page appears without a transition.
    await expect(async () => {
      await page.goto(from);
      await page.locator(`main a[href="${to}"]`).last().click();
      await expect(page).toHaveURL(to);
      await expect.poll(() => moved(page)).toBeDefined();
      expect(await moved(page)).toEqual(parts);
    }).toPass();
    const forgotten = await back(from);
    if (forgotten) endUndecided(forgotten);
    await expect.poll(() => moved(page)).toEqual(parts);
    expect(faults).toEqual([]);
  });

if (built.books.length > 0) {
  test('a click during a page transition reaches the new page (R-NAV-12)', {
    tag: '@night',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      type Reveal = Event & { viewTransition: { ready: Promise<void> } | null };
      window.addEventListener('pagereveal', async (event) => {
        await (event as Reveal).viewTransition?.ready;
        const reached = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
        Object.assign(window, { reached: reached?.closest('body, html')?.localName ?? 'nothing' });
      });
    });
    const reached = () => page.evaluate(() => (window as { reached?: string }).reached);
    await expect(async () => {
      await page.goto('/books/');
      await page.locator(`main a[href="${BOOK}"]`).click();
      await expect(page).toHaveURL(BOOK);
      await expect.poll(reached).toBeDefined();
      expect(await reached()).toBe('body');
    }).toPass();
  });

  test('of a book in the URL and a focused one, the focused one moves (R-NAV-12)', { tag: '@night' }, async ({
    page,
  }) => {
    const moving = () =>
      page
        .locator('.tip picture')
        .evaluateAll((pictures) =>
          pictures.flatMap((picture) =>
            getComputedStyle(picture).viewTransitionName === 'none' ? [] : [picture.closest('.tip')?.id],
          ),
        );
    const [named, chosen] = built.books.map(({ id }) => `book-${id}`);
    await page.goto(`/books/#${named}`);
    await expect.poll(moving).toEqual([named]);
    if (!chosen) return;
    await page.locator(`#${chosen} a`).focus();
    expect(await moving()).toEqual([chosen]);
  });

  test('with reduced motion there are no page transitions (R-NAV-12)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchMoves(page);
    await page.goto('/books/');
    await page.locator(`main a[href="${BOOK}"]`).click();
    await expect(page).toHaveURL(BOOK);
    await expect.poll(() => moved(page)).toBe('at once');
  });
}
