import { content } from '@/lib/content';
import type { Content } from '@/lib/content/kinds';
import { atomFeed } from '@/lib/seo/atom';

const pictureOf = (src: string) => ({ src, width: 1, height: 1 });

test('a feed of no articles is one all the same: Atom asks when it was last changed', () =>
  expect(atomFeed({ ...content, articles: [] }, pictureOf)).toMatch(
    /<updated>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d<\/updated>/,
  ));

test('the feed escapes what is special in XML', () => {
  const [first] = content.articles;
  const title = 'Bohne & Co. <3 "neu"';
  const feed = atomFeed({ ...content, articles: [{ ...(first as Content['articles'][number]), title }] }, pictureOf);
  expect(feed).toContain('<title>Bohne &amp; Co. &lt;3 &quot;neu&quot;</title>');
});
