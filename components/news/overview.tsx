import { Picture } from '@/components/ui/picture';
import { content } from '@/lib/content';
import { articleOf } from './article-of';
import { NewsCard } from './news-card';
import { Root } from './overview.styles';

/** World, region, animals (R-NEWS-2), each where there is something. */
export function Overview() {
  const { news } = content;
  return (
    <Root>
      {news.world.length > 0 && (
        <section aria-labelledby="welt">
          <h2 id="welt">Nachrichten aus der Welt</h2>
          <div className="world">
            {news.world.map((slug, index) => (
              <NewsCard key={slug} article={articleOf(slug)} sizes="(width >= 40rem) 36rem" isRow={index > 0} />
            ))}
          </div>
        </section>
      )}
      {news.regional.length > 0 && (
        <section aria-labelledby="region">
          <h2 id="region">Neues aus unserer Region</h2>
          <div className="region">
            {news.regional.map(({ id, title, date, excerpt, image }) => (
              <article key={id}>
                <Picture
                  image={image}
                  sizes="(width >= 62rem) 24rem, (width >= 40rem) 92vw, 12rem"
                  fallback={{ kind: 'article', title }}
                />
                <h3>{title}</h3>
                <p className="meta">{date.text}</p>
                <p>{excerpt}</p>
              </article>
            ))}
          </div>
        </section>
      )}
      {news.animals.length > 0 && (
        <section aria-labelledby="tiere">
          <h2 id="tiere">TIER ABC</h2>
          <div className="animals">
            {news.animals.map(({ id, letter, animal, fact, image }) => (
              <article key={id}>
                <Picture
                  image={image}
                  sizes="(width >= 62rem) 24rem, (width >= 40rem) 92vw, 12rem"
                  fallback={{ kind: 'article', title: animal }}
                />
                <div>
                  <p className="letter" aria-hidden="true">
                    {letter}
                  </p>
                  <h3>
                    <span className="visually-hidden">{letter} wie </span>
                    {animal}
                  </h3>
                  <p>{fact}</p>
                </div>
              </article>
            ))}
          </div>
        </section>
      )}
      {news.teaser.length > 0 && (
        <section aria-labelledby="weitere">
          <h2 id="weitere">Mehr zum Schlauwerden</h2>
          <div className="world">
            {news.teaser.map((slug, index) => (
              <NewsCard key={slug} article={articleOf(slug)} sizes="(width >= 40rem) 36rem" isRow={index > 0} />
            ))}
          </div>
        </section>
      )}
    </Root>
  );
}
