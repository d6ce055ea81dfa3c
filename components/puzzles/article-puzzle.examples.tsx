import { withPuzzle } from 'puzzles/articles';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { ArticlePuzzle } from './article-puzzle';
import { ArticlePuzzlePage } from './article-puzzle-page';

const [article] = withPuzzle(content);

export const examples: Examples = article
  ? {
      'am Ende eines Artikels': <ArticlePuzzle slug={article.slug} title={article.title} />,
      'das Rätsel selbst': <ArticlePuzzlePage article={article} />,
    }
  : {};
