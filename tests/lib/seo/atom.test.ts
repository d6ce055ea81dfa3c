import { content } from '@/lib/content';
import type { Content } from '@/lib/content/kinds';
import { atomFeed } from '@/lib/seo/atom';

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
