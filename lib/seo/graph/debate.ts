import type { Article } from 'schema-dts';
import type { Debate, DebatePage, Site } from '@/lib/content/kinds';
import { debatePath, sharePath } from '@/lib/pages/paths';
import { absolute } from '../address';
import { articleParts, publishedAt } from './article';

/** An Article, not an OpinionNewsArticle, as the editors wrote both sides:
 * debateArticle(debate, page, site) → { '@type': 'Article', headline: 'Brauchen wir noch Zoos?', … } */
export const debateArticle = (debate: Debate, { title }: DebatePage, site: Site) =>
  ({
    '@type': 'Article',
    '@id': `${absolute(debatePath(debate.slug))}#streitfrage`,
    headline: debate.title,
    description: debate.excerpt,
    articleSection: title,
    ...(debate.image && { image: absolute(sharePath(debatePath(debate.slug))) }),
    datePublished: publishedAt(debate),
    citation: debate.facts.map(({ source }) => source.title),
    ...articleParts(site, debatePath(debate.slug)),
  }) satisfies Article;
