import type { Article } from 'content/kinds';
import { content } from '@/lib/content';
import { changedOn, correctionsOf } from '@/lib/news/corrections';
import { pageAt } from '@/lib/pages/registry';
import { articlePath, PATHS } from '@/lib/paths';
import { newsArticle } from '@/lib/seo/graph/article';
import { corrected } from './corrected';

const [article, other] = content.articles as [Article, Article];
const { all, day, entry } = corrected(article);
const path = articlePath(article.slug);

test('a correction is entered once, and its article knows it (R-NEWS-22)', () => {
  expect(correctionsOf(path, all)).toEqual([entry]);
  expect(correctionsOf(articlePath(other.slug), all)).toEqual([]);
  expect(changedOn(path, article.date.first, all)).toBe(day);
  expect(changedOn(articlePath(other.slug), other.date.first, all)).toBe(other.date.first);
});

test('sitemap and structured data say that the article has changed (R-NEWS-22)', () => {
  expect(pageAt(path, all).changed).toBe(day);
  expect(pageAt(PATHS.newsroom, all).changed).toBe(day);
  const node = newsArticle(article, '/x.webp', changedOn(path, article.date.first, all));
  expect([node.datePublished.slice(0, 10), node.dateModified.slice(0, 10)]).toEqual([article.date.first, day]);
});
