import { absolute, fullAddress } from 'content/address';
import type { Article, Issue, Site } from 'content/kinds';
import { title } from 'content/title';
import { today } from 'german/dates/day';
import type { Periodical, PublicationIssue } from 'schema-dts';
import { issueTitle } from '@/lib/issues/about';
import { isPublished } from '@/lib/issues/days';
import { articlePath, issuePath, PATHS, sharePath } from '@/lib/paths';
import { publisherOf } from './site';

const PERIODICAL_ID = `${absolute(PATHS.issues)}#periodical`;

/** The newspaper: periodical(site) → { '@type': 'Periodical', name: 'DUDA', publisher: { '@type': 'Organization', … }, … } */
export const periodical = (site: Site) =>
  ({
    '@type': 'Periodical',
    '@id': PERIODICAL_ID,
    name: title.name,
    description: site.description,
    url: absolute(PATHS.issues),
    inLanguage: 'de-DE',
    publisher: publisherOf(),
  }) satisfies Periodical;

/** Refers to articles on their own pages (R-ISS-8). `picture` includes the base path:
 * publicationIssue(issue, site, articles, picture) → { '@type': 'PublicationIssue', issueNumber: 47, … } */
export const publicationIssue = (issue: Issue, articles: readonly Article[], picture: string) =>
  ({
    '@type': 'PublicationIssue',
    '@id': `${absolute(issuePath(issue.name))}#issue`,
    name: issueTitle(issue),
    headline: issue.motto,
    issueNumber: issue.number,
    // Nothing yet while it is only announced.
    datePublished: isPublished(issue, today()) ? issue.date : undefined,
    url: absolute(issuePath(issue.name)),
    image: [absolute(sharePath(issuePath(issue.name))), fullAddress(picture)],
    inLanguage: 'de-DE',
    isAccessibleForFree: issue.open,
    isPartOf: { '@type': 'Periodical', '@id': PERIODICAL_ID, name: title.name, url: absolute(PATHS.issues) },
    publisher: publisherOf(),
    hasPart: articles.map(({ slug, title }) => ({
      '@type': 'NewsArticle',
      '@id': `${absolute(articlePath(slug))}#article`,
      headline: title,
      url: absolute(articlePath(slug)),
    })),
  }) satisfies PublicationIssue;
