import type { Article } from 'content/kinds';
import { fillTemplate } from 'german/fill-template';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { articlePath, articlePuzzlePath } from '@/lib/paths';
import { PaperLink } from './paper-link';
import { PuzzleLevels } from './puzzle-levels';

/** A crossword of an article's words, in both levels (R-PUZ-9). */
export function ArticlePuzzlePage({ article: { slug, title } }: { article: Article }) {
  const { article, paper } = content.lists.puzzles;
  return (
    <Page title={fillTemplate(article.title, { title })} back={{ href: articlePath(slug), label: article.back }}>
      <PuzzleLevels kind="crossword" occasion={slug} path={articlePuzzlePath(slug)}>
        <PaperLink occasion={slug} label={paper.article} />
      </PuzzleLevels>
    </Page>
  );
}
