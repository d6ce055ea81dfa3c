import { absolute, fullAddress } from 'content/address';
import type { Article, Recording } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { startOfDay } from 'german/dates/offset';
import type { NewsArticle } from 'schema-dts';
import { NEWSROOM } from '@/lib/news/newsroom';
import { articlePath, PATHS, recordingPath, sharePath } from '@/lib/paths';
import { ORGANIZATION_ID, publisherOf } from './site';

/** publishedAt(article) → '2026-11-14T00:00:00+01:00' */
export const publishedAt = ({ date }: Pick<Article, 'date'>) => startOfDay(date.first);

/** The editors, with the page that says how they work. */
const newsroom = {
  '@type': 'Organization' as const,
  name: NEWSROOM,
  url: absolute(PATHS.newsroom),
  parentOrganization: { '@id': ORGANIZATION_ID },
};

/** Properties common to all articles: articleParts(site, '/news/eulen/') → { inLanguage: 'de-DE', … } */
export const articleParts = (path: string) => ({
  inLanguage: 'de-DE',
  isAccessibleForFree: true,
  typicalAgeRange: '8-12',
  mainEntityOfPage: absolute(path),
  author: newsroom,
  publisher: publisherOf(),
});

const duration = ({ seconds }: Recording['length']) => `PT${Math.floor(seconds / 60)}M${Math.floor(seconds % 60)}S`;

const recorded = ({ text, file, length, by }: Recording, { title }: Article) => ({
  '@type': 'AudioObject' as const,
  name: text === 'leicht' ? `${title}, kurz und leicht` : title,
  contentUrl: absolute(recordingPath(file)),
  encodingFormat: 'audio/mpeg',
  duration: duration(length),
  inLanguage: 'de-DE',
  ...(by && { readBy: { '@type': 'Person' as const, name: by } }),
});

/** `picture` includes the base path; `changed` is the day of the last correction:
 * newsArticle(article, picture, '2026-11-20') → { '@type': 'NewsArticle', headline: 'Warum Eulen lautlos fliegen', … } */
export const newsArticle = (article: Article, picture: string, changed: Day = article.date.first) =>
  ({
    '@type': 'NewsArticle',
    '@id': `${absolute(articlePath(article.slug))}#article`,
    headline: article.title,
    articleSection: article.category,
    image: [absolute(sharePath(articlePath(article.slug))), fullAddress(picture)],
    datePublished: publishedAt(article),
    dateModified: startOfDay(changed),
    audience: { '@type': 'PeopleAudience', suggestedMinAge: 8, suggestedMaxAge: 12 },
    educationalLevel: article.simple ? ['ab Klasse 3', 'ab Klasse 2, kurz und leicht'] : 'ab Klasse 3',
    ...(article.sources && { citation: article.sources.map((source) => source.title) }),
    ...articleParts(articlePath(article.slug)),
    ...(article.checked && {
      mainEntityOfPage: {
        '@type': 'WebPage' as const,
        '@id': absolute(articlePath(article.slug)),
        lastReviewed: article.checked.first,
      },
    }),
    ...(article.audio && { audio: article.audio.map((one) => recorded(one, article)) }),
  }) satisfies NewsArticle;
