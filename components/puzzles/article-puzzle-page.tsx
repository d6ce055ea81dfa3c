import type { Article } from 'content/kinds';
import { fillTemplate } from 'german/fill-template';
import { LEVELS } from 'puzzles/level';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { articlePath, articlePuzzlePath } from '@/lib/paths';
import { PaperLink } from './paper-link';
import { Root } from './puzzle-page.styles';
import { PuzzleSheet } from './puzzle-sheet';
import { PuzzleTools } from './puzzle-tools';

/** A crossword of an article's words, in both levels (R-PUZ-9). */
export function ArticlePuzzlePage({ article: { slug, title } }: { article: Article }) {
  const { article, kinds, paper } = content.lists.puzzles;
  return (
    <Page title={fillTemplate(article.title, { title })} back={{ href: articlePath(slug), label: article.back }}>
      <Root>
        <PuzzleTools path={articlePuzzlePath(slug)} how={kinds.crossword.how} />
        {LEVELS.map((level) => (
          <PuzzleSheet key={level} kind="crossword" level={level} occasion={slug} />
        ))}
        <PaperLink occasion={slug} label={paper.article} />
      </Root>
    </Page>
  );
}
