import type { Article } from 'schema-dts';
import type { AskedQuestion, QuestionPage, Site } from '@/lib/content/kinds';
import { questionPath } from '@/lib/pages/paths';
import { absolute } from '../address';
import { articleParts, publishedAt } from './article';

/** Not a QAPage, as only the editors ask and answer:
 * questionArticle(asked, page, site) → { '@type': 'Article', headline: 'Können Fische ertrinken?', … } */
export const questionArticle = (asked: AskedQuestion, { title }: QuestionPage, site: Site) =>
  ({
    '@type': 'Article',
    '@id': `${absolute(questionPath(asked.slug))}#frage`,
    headline: asked.question,
    description: asked.short,
    articleSection: title,
    datePublished: publishedAt(asked),
    educationalLevel: ['ab Klasse 3', 'ab Klasse 2, kurz und leicht'],
    citation: asked.sources.map((source) => source.title),
    ...articleParts(site, questionPath(asked.slug)),
  }) satisfies Article;
