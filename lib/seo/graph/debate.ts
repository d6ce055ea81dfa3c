import { absolute } from 'content/address';
import type { Content, Debate } from 'content/kinds';
import { startOfDay } from 'german/dates/offset';
import type { Article } from 'schema-dts';
import { changedOn } from '@/lib/news/corrections';
import { sharedAt } from '@/lib/pages/registry';
import { debatePath } from '@/lib/paths';
import { articleParts, publishedAt } from './article';

/** An Article, not an OpinionNewsArticle, as the editors wrote both sides:
 * debateArticle(debate, content) → { '@type': 'Article', headline: 'Brauchen wir noch Zoos?', … } */
export function debateArticle(debate: Debate, content: Content) {
  const path = debatePath(debate.slug);
  return {
    '@type': 'Article',
    '@id': `${absolute(path)}#streitfrage`,
    headline: debate.title,
    description: debate.excerpt,
    articleSection: content.debatePage.title,
    image: absolute(sharedAt(path, content)),
    datePublished: publishedAt(debate),
    dateModified: startOfDay(changedOn(path, debate.date.first, content)),
    citation: debate.facts.map(({ source }) => source.title),
    ...articleParts(path),
  } satisfies Article;
}
