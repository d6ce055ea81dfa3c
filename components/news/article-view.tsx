import type { Article, Block } from 'content/kinds';
import { KeepButton } from '@/components/keep/keep-button';
import { ArticlePuzzle } from '@/components/puzzles/article-puzzle';
import { ReadingBar } from '@/components/reading/reading-bar';
import { WorksheetLinks } from '@/components/school/worksheet-links';
import { BackLink } from '@/components/ui/back-link';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { StateRibbon } from '@/components/ui/state-ribbon';
import { Words } from '@/components/ui/words';
import { StampStrip } from '@/components/words/stamp-strip';
import { content } from '@/lib/content';
import { type TextVersion, wholeBlocks } from '@/lib/news/levels';
import { marginLines } from '@/lib/news/lines';
import { wordsHeight, wordsInMargin } from '@/lib/news/margin';
import { questionsBeside } from '@/lib/news/questions';
import { readingMinutes } from '@/lib/news/reading';
import { bookTips, relatedArticles } from '@/lib/news/related';
import { simpleBlocks } from '@/lib/news/simple-blocks';
import { articlePath, PATHS } from '@/lib/paths';
import { Root } from './article-view.styles';
import { Blocks } from './blocks';
import { BookTips } from './book-tips';
import { Corrections } from './corrections';
import { LevelSwitch } from './level-switch';
import { MarginWords } from './margin-words';
import { NewsCard } from './news-card';
import { Quiz } from './quiz';
import { Sources } from './sources';
import { Voice } from './voice';

/** An article: header, picture, one or two texts, sources, quiz, book tips, related articles (R-NEWS-3). */
export function ArticleView({ article }: { article: Article }) {
  const { slug, title, category, date, image, quiz, simple, sources, checked } = article;
  const whole = simple && 'ganz';
  const { diagrams } = content;
  return (
    <Root>
      <StateRibbon of={article} />
      <BackLink href={PATHS.news}>Zurück zur Übersicht</BackLink>
      <article aria-labelledby="artikel-titel">
        <header>
          <div className="meta">
            <Badge tone="sun">{category}</Badge>
            <span>{date.text}</span>
            <Minutes level={whole} blocks={article.content} />
            {simple && <Minutes level="leicht" blocks={simple} />}
          </div>
          <h1 id="artikel-titel">
            <Words text={title} />
          </h1>
        </header>
        <div className="tools">
          <KeepButton path={articlePath(slug)} />
          <ReadingBar />
        </div>
        {simple && <LevelSwitch />}
        <Voice article={article} textId="artikel-text" />
        <div className="title-picture" id="titelbild" data-fades="">
          <Picture image={image} sizes="(width >= 64rem) 60rem, 92vw" eager fallback={{ kind: 'article', title }} />
        </div>
        <div className="columns">
          <div id="artikel-text">
            <LevelText level={whole} blocks={wholeBlocks(article)} article={article} />
            {simple && (
              <LevelText
                level="leicht"
                blocks={simpleBlocks(article, marginLines(diagrams, 'leicht'))}
                article={article}
              />
            )}
          </div>
          <div className="below">
            <Corrections path={articlePath(slug)} />
            {sources && <Sources sources={sources} checked={checked} />}
            <BookTips
              books={bookTips(content.books, content.articles, article)}
              example={content.lists.books.example?.list}
            />
          </div>
        </div>
        <Quiz questions={quiz} />
        <StampStrip />
        <ArticlePuzzle slug={slug} title={title} />
        <WorksheetLinks slug={slug} />
      </article>
      <section className="related no-print" aria-labelledby="verwandt">
        <h2 id="verwandt">Das könnte dich auch interessieren:</h2>
        <div>
          {relatedArticles(content.articles, article, content.glossary).map((other) => (
            <NewsCard key={other.slug} article={other} sizes="(width >= 62rem) 24rem, (width >= 40rem) 46vw" isRow />
          ))}
        </div>
      </section>
    </Root>
  );
}

type LevelTextProps = { level: TextVersion | undefined; blocks: Block[]; article: Article };

/** One of the texts, with the margin boxes beside it on desktop. */
function LevelText({ level, blocks, article: { title, quiz } }: LevelTextProps) {
  const { glossary, diagrams } = content;
  const named = level ?? 'ganz';
  const words = wordsInMargin(blocks, named, glossary);
  const asked = questionsBeside(blocks, named, marginLines(diagrams, named), wordsHeight(words), quiz);
  return (
    <>
      <MarginWords level={level} words={words} />
      <Blocks level={level} blocks={blocks} title={title} glossary={glossary} asked={asked} />
    </>
  );
}

const Minutes = ({ level, blocks }: { level: TextVersion | undefined; blocks: Block[] }) => {
  const minutes = readingMinutes({ content: blocks });
  return <span data-level={level}>{`${minutes}\u00a0${minutes === 1 ? 'Minute' : 'Minuten'} Lesezeit`}</span>;
};
