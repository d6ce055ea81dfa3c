import type { Article } from 'schema-dts';
import type { AskedQuestion, QuestionPage } from '@/lib/content/kinds';
import { questionPath } from '@/lib/pages/paths';
import { absolute } from '../address';
import { articleParts, publishedAt } from './article';

/** No QAPage: nobody else may answer here, and the editors themselves asked: → { '@type': 'Article', headline: 'Können Fische ertrinken?', … } */
export const questionArticle = (asked: AskedQuestion, { title }: QuestionPage) =>
  ({
    '@type': 'Article',
    '@id': `${absolute(questionPath(asked.slug))}#frage`,
    headline: asked.question,
    description: asked.short,
    articleSection: title,
    datePublished: publishedAt(asked),
    educationalLevel: ['ab Klasse 3', 'ab Klasse 2, kurz und leicht'],
    citation: asked.sources.map((source) => source.title),
    ...articleParts(questionPath(asked.slug)),
  }) satisfies Article;
