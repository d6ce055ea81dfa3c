import type { Article, Recording } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { spokenIn } from '@/lib/news/recording';
import { ArticleView } from './article-view';

const [article] = content.articles as [Article];
const at = (seconds: number) => ({ text: `0:${String(seconds).padStart(2, '0')}`, seconds });

/** A sentence every half second; no real recording is published. */
const recording: Recording = {
  text: 'ganz',
  file: 'beispiel.mp3',
  length: { text: '2:00', seconds: 120 },
  by: 'einer Stimme aus dem Studio',
  marks: spokenIn(article.content).map((_, nth) => at(nth / 2)),
};

export const examples = {
  'ein gelesener Artikel': <ArticleView article={{ ...article, audio: [recording] }} />,
} satisfies Examples;
