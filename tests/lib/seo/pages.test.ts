import { content } from '@/lib/content';
import type { Content } from '@/lib/content/kinds';
import { sharePath } from '@/lib/paths';
import { atomFeed } from '@/lib/seo/atom';
import { shareCards } from '@/lib/seo/share-cards';
import { sitePages } from '@/lib/seo/site-pages';
import { trailTo } from '@/lib/seo/trail';

const paths = sitePages(content).map(({ path }) => path);

test('every page is listed once', () => expect(new Set(paths).size).toBe(paths.length));

test('every page but the landing page has a trail that starts there and ends with itself', () => {
  for (const path of paths.filter((candidate) => candidate !== '/')) {
    const trail = trailTo(path, content);
    expect(trail[0]).toEqual({ name: 'Start', path: '/' });
    expect(trail.at(-1)?.path).toBe(path);
    expect(trail.every(({ name }) => name.length > 0)).toBe(true);
  }
  expect(() => trailTo('/gibt-es-nicht/', content)).toThrow('/gibt-es-nicht/');
});

test('each page that has a share picture of its own has a card to make it from, and no other has', () => {
  const own = paths.filter((path) => sharePath(path) === `${path}og.png`);
  expect(
    shareCards(content)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(own.sort());
});

test('the feed escapes what is special in XML', () => {
  const [first] = content.articles;
  const title = 'Bohne & Co. <3 "neu"';
  const feed = atomFeed({ ...content, articles: [{ ...(first as Content['articles'][number]), title }] }, (src) => ({
    src,
    width: 1,
    height: 1,
  }));
  expect(feed).toContain('<title>Bohne &amp; Co. &lt;3 &quot;neu&quot;</title>');
});
