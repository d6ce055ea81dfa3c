import type { Picture as Image } from 'content/kinds';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { eagerAt, Picture, ROW_PICTURE } from '@/components/ui/picture';
import { content } from '@/lib/content';
import { articlePath, PATHS } from '@/lib/paths';
import { ArchiveYears } from './archive-years';
import { articleOf } from './article-of';
import { NewsCard } from './news-card';
import { Root } from './overview.styles';
import { TakePart } from './take-part';

/** World, region and animals (R-NEWS-2), each if it has content. */
export function Overview() {
  const { articles, lists, news } = content;
  const { world, regional, animals, teaser } = news;
  if ([...Object.values(news), articles].every(({ length }) => length === 0))
    return <p>Hier stehen bald wieder Nachrichten.</p>;
  return (
    <Root>
      <Part id="welt" heading="Nachrichten aus der Welt" gridClassName="world">
        {world.map((slug, place) => card(slug, place, eagerAt(place)))}
      </Part>
      <TakePart />
      <Part id="region" heading="Neues aus unserer Region" gridClassName="region">
        {regional.map(({ id, title, date, excerpt, image, article }) => (
          <Piece key={id} title={title} image={image}>
            <h3>{title}</h3>
            <p className="meta">{date.text}</p>
            <p>
              {excerpt} <More slug={article} />
            </p>
          </Piece>
        ))}
      </Part>
      <Part id="tiere" heading="TIER ABC" gridClassName="animals">
        {animals.map(({ id, letter, animal, fact, image, article }) => (
          <Piece key={id} title={animal} image={image}>
            <div>
              <p className="letter" aria-hidden="true">
                {letter}
              </p>
              <h3>
                <span className="visually-hidden">{letter} wie </span>
                {animal}
              </h3>
              <p>
                {fact} <More slug={article} />
              </p>
            </div>
          </Piece>
        ))}
      </Part>
      <Part id="weitere" heading="Mehr zum Schlauwerden" gridClassName="world">
        {teaser.map((slug, place) => card(slug, place))}
      </Part>
      {articles.length > 0 && (
        <section aria-labelledby="archiv" className="no-print">
          <h2 id="archiv">{lists.news.archive.heading}</h2>
          <ArchiveYears current={PATHS.news} />
        </section>
      )}
    </Root>
  );
}

const card = (slug: string, index: number, eager?: ReturnType<typeof eagerAt>) => (
  <NewsCard key={slug} article={articleOf(slug)} sizes="(width >= 40rem) 36rem" isRow={index > 0} eager={eager} />
);

/** Link to the article, if there is one. */
const More = ({ slug }: { slug: string | undefined }) =>
  slug && (
    <>
      Mehr dazu: <Link href={articlePath(slug)}>{articleOf(slug).title}</Link>
    </>
  );

type PartProps = { id: string; heading: string; gridClassName: string; children: ReactNode[] };

const Part = ({ id, heading, gridClassName, children }: PartProps) =>
  children.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={gridClassName}>{children}</div>
    </section>
  );

/** A story shown in full, without an article of its own. */
const Piece = ({ title, image, children }: { title: string; image: Image; children: ReactNode }) => (
  <article>
    <Picture
      image={image}
      sizes={`(width >= 62rem) 24rem, (width >= 40rem) 92vw, ${ROW_PICTURE}`}
      fallback={{ kind: 'article', title }}
    />
    {children}
  </article>
);
