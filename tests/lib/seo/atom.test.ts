import type { Content, Issue } from 'content/kinds';
import { startOfDay } from 'german/dates/offset';
import { content } from '@/lib/content';
import { issuePath } from '@/lib/paths';
import { atomFeed } from '@/lib/seo/atom';
import { corrected } from '../news/corrected';

const pictureOf = (src: string) => ({ src, width: 1, height: 1 });

test('a feed without articles has a valid date of its last change', () =>
  expect(atomFeed({ ...content, articles: [], issues: [] }, pictureOf)).toMatch(
    /<updated>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d<\/updated>/,
  ));

const [article] = content.articles as [Content['articles'][number]];

test('the feed escapes XML', () => {
  const title = 'Bohne & Co. <3 "neu"';
  expect(atomFeed({ ...content, articles: [{ ...article, title }] }, pictureOf)).toContain(
    '<title>Bohne &amp; Co. &lt;3 &quot;neu&quot;</title>',
  );
});

test('a diagram in an article has its labels, a poll its question, answers and tip (R-NEWS-12, R-NEWS-21)', () => {
  const [diagram] = content.diagrams;
  const feed = atomFeed({ ...content, issues: [] }, pictureOf);
  const labels = diagram?.labels.map(({ title, text }) => `&lt;li&gt;&lt;b&gt;${title}&lt;/b&gt; ${text}&lt;/li&gt;`);
  expect(feed).toContain(`&lt;figcaption&gt;${diagram?.title}`);
  expect(feed).toContain(`&lt;/figure&gt;&lt;ol&gt;${labels?.join('')}&lt;/ol&gt;`);
  expect(feed).not.toContain('&lt;ol&gt;&lt;/ol&gt;');
  const [poll] = content.articles.flatMap((article) => article.content.filter((block) => block.type === 'poll'));
  const items = poll?.answers.map((answer) => `&lt;li&gt;${answer}&lt;/li&gt;`).join('');
  expect(feed).toContain(`${poll?.question}&lt;/b&gt;&lt;/p&gt;&lt;ul&gt;${items}&lt;/ul&gt;&lt;p&gt;${poll?.tip}`);
});

const issue = content.issues.find(({ open }) => open) as Issue;
const entriesOn = (day: '2026-11-20' | '2026-11-21', of: Issue) =>
  atomFeed({ ...content, issues: [of] }, pictureOf, day)
    .split('<entry>')
    .filter((entry) => entry.includes(issuePath(of.name)));

test('an issue has an entry with its contents from its Saturday on, none while it is only announced (R-ISS-8, R-TIME-8)', () => {
  for (const announce of [true, false]) {
    expect(entriesOn('2026-11-20', { ...issue, announce })).toEqual([]);
    expect(entriesOn('2026-11-21', { ...issue, announce })).toHaveLength(1);
  }
  const [entry = ''] = entriesOn('2026-11-21', { ...issue, announce: true });
  expect(entry).toContain('<published>2026-11-21T00:00:00+01:00</published>');
  expect(entry).toContain('Seite 3: Vulkan in der Küche');
});

test('the feed’s last change is never in the future', () => {
  const feed = atomFeed({ ...content, articles: [], issues: [{ ...issue, announce: true }] }, pictureOf, '2026-11-20');
  expect(/<updated>(.*?)<\/updated>/.exec(feed)?.[1]).toBe('2026-11-20T00:00:00+01:00');
});

test('an entry is known again when the site moves: its id has no address (R-SEO-4)', () => {
  const ids = [...atomFeed(content, pictureOf).matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^tag:[a-z]+,2026:\/[a-z0-9/.-]+$/);
});

test('a correction changes when its article and the feed were updated (R-NEWS-22)', () => {
  const { all, day } = corrected(article);
  const feed = atomFeed({ ...all, articles: [article], issues: [] }, pictureOf, day);
  expect([...feed.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, at]) => at)).toEqual([
    startOfDay(day),
    startOfDay(day),
  ]);
  expect(feed).toContain(`<published>${startOfDay(article.date.first)}</published>`);
});
