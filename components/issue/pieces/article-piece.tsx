import type { Article, Block } from 'content/kinds';
import { Fragment, type ReactNode } from 'react';
import { MoreLink } from '@/components/ui/back-link';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { type ArticlePart, partAt } from '@/lib/issues/articles';
import { type BlockOf, type BlockType, POLL } from '@/lib/news/blocks';
import { articlePath, pieceAnchor } from '@/lib/paths';
import { Kicker } from './kicker';
import type { PieceOf } from './piece-of';

/** As much of an article as its printed page shows; quiz, sources and so on are on the article's own page. */
export function ArticlePiece({ piece, issue, page, index }: PieceOf<'article'>) {
  const article = content.articles.find(({ slug }) => slug === piece.slug);
  if (!article) return null;
  const { from, to, isCut, blocks } = partAt(issue, { page, piece: index }, article);
  const { slug, title, category, excerpt, image } = article;
  return (
    <>
      <header className="article-head">
        {/* The front page has its own picture. */}
        {issue.pages[page - 1]?.template !== 'front' && (
          <Picture image={image} sizes="(width >= 62rem) 40rem, 92vw" fallback={{ kind: 'article', title }} />
        )}
        <div>
          <Kicker>{from ? `Fortsetzung von Seite\u00a0${from.page}` : category}</Kicker>
          <h3>
            <Words text={title} />
          </h3>
          {!from && <p className="lead">{excerpt}</p>}
          {from && (
            <Link href={`#${pieceAnchor(from.page, from.piece)}`}>{`Zum Anfang auf Seite\u00a0${from.page}`}</Link>
          )}
        </div>
      </header>
      <div className="article-text" data-part={from && 'second'}>
        {blocks.map((block, at) => (
          // Blocks never reorder and two may have the same text, so the index is the key.
          <Fragment key={String(at)}>{viewOf(block)(block)}</Fragment>
        ))}
        {piece.figures?.map((figure) => (
          <figure key={figure.image.src}>
            <Picture image={figure.image} sizes="(width >= 62rem) 24rem, 92vw" fallback={{ kind: 'article', title }} />
            {figure.caption && <figcaption>{figure.caption}</figcaption>}
          </figure>
        ))}
      </div>
      <More article={article} to={to} isCut={isCut} slug={slug} />
    </>
  );
}

type MoreProps = Pick<ArticlePart, 'to' | 'isCut'> & { article: Article; slug: string };

function More({ article, to, isCut, slug }: MoreProps) {
  if (to)
    return (
      <MoreLink href={`#${pieceAnchor(to.page, to.piece)}`} about={article.title}>
        {`Weiter auf Seite\u00a0${to.page}`}
      </MoreLink>
    );
  return (
    <MoreLink href={articlePath(slug)} about={article.title}>
      {isCut ? 'Ganz lesen' : 'Vorlesen lassen und Wörter nachschlagen'}
    </MoreLink>
  );
}

type View<B> = (block: B) => ReactNode;

/** Figures are shown on the article's own page only. */
const VIEWS: { [T in BlockType]: View<BlockOf<T>> } = {
  heading: ({ text }) => <h4>{text}</h4>,
  highlight: ({ text }) => <p className="highlighted">{text}</p>,
  poll: ({ question, answers, tip }) => (
    <section className="highlighted">
      <p>{POLL}</p>
      <p>
        <strong>{question}</strong>
      </p>
      <ul>
        {answers.map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
      <p>{tip}</p>
    </section>
  ),
  paragraph: ({ text }) => <p>{text}</p>,
  conclusion: ({ text }) => <p>{text}</p>,
  image: () => null,
  diagram: () => null,
};

const viewOf = ({ type }: Block) => VIEWS[type] as View<Block>;
