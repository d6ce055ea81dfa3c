import type { Content } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { inYears } from '@/lib/news/archive';
import { figuresIn } from '@/lib/news/blocks';
import { changedOn } from '@/lib/news/corrections';
import { archivePath, articlePath, PATHS } from '@/lib/paths';
import { partsOf } from '@/lib/words/dictionary';
import type { SitePage } from './site-page';

const latest = (days: readonly Day[]) => [...days].sort().at(-1);

/** Changed when its teased articles changed: landingPage(content) → { type: 'landing', path: '/', changed: '2026-11-21', … } */
export function landingPage({ site, landing, news, articles }: Content): SitePage {
  const { title, description, hero, why } = landing;
  return {
    type: 'landing',
    path: PATHS.landing,
    name: title,
    note: description,
    changed: latest(daysOf(articles, news.teaser)),
    images: [hero.image.src, why.image.src],
    card: {
      kicker: site.portal,
      title: site.tagline,
      line: hero.highlights[0] ?? '',
      image: hero.image.src,
      ground: 'sun',
    },
  };
}

/** newsPages(content) → [{ type: 'news', path: '/news/', … }, { type: 'article', path: '/news/warum-eulen-lautlos-fliegen/', … }, …] */
export function newsPages(all: Content): SitePage[] {
  const { lists, news, articles, diagrams, glossary } = all;
  const overview = { name: lists.news.title, path: PATHS.news };
  return [
    {
      type: 'news',
      ...overview,
      note: lists.news.description,
      isEmpty: articles.length === 0 && Object.values(news).every(({ length }) => length === 0),
      changed: latest([
        ...daysOf(articles, [...news.world, ...news.teaser]),
        ...news.regional.map(({ date }) => date.first),
      ]),
      images: [...news.regional, ...news.animals].map(({ image }) => image.src),
    },
    ...articles.map(
      ({ slug, title, excerpt, category, date, image, content }): SitePage => ({
        type: 'article',
        path: articlePath(slug),
        name: title,
        note: excerpt,
        under: overview,
        changed: changedOn(articlePath(slug), date.first, all),
        images: [image.src, ...figuresIn(content, diagrams).map((figure) => figure.image.src)],
        card: {
          kicker: category,
          title,
          line: 'Nachrichten für Kinder von 8 bis 12',
          image: image.src,
          ground: 'sun',
        },
      }),
    ),
    ...inYears(articles).map(
      ({ year, months }): SitePage => ({
        type: 'archiv',
        path: archivePath(year),
        name: lists.news.archive.title.replace('%year%', String(year)),
        note: lists.news.archive.description.replace('%year%', String(year)),
        under: overview,
        changed: months[0]?.articles[0]?.date.first,
        images: [],
      }),
    ),
    ...partsOf(glossary).map(({ letters, path }): SitePage => {
      const { title, description } = lists.dictionary;
      const own = { path, isEmpty: glossary.length === 0, images: [] };
      if (path === PATHS.dictionary)
        return { type: 'woerterbuch', name: title, note: description, under: overview, ...own };
      const under = { name: title, path: PATHS.dictionary };
      return { type: 'seite', name: `${title} ${letters}`, note: `${letters}: ${description}`, under, ...own };
    }),
  ];
}

const daysOf = (articles: Content['articles'], slugs: readonly string[]) =>
  articles.filter(({ slug }) => slugs.includes(slug)).map(({ date }) => date.first);
