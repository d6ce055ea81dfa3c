import { absolute } from 'content/address';
import type { AskedQuestion, Content } from 'content/kinds';
import { startOfDay } from 'german/dates/offset';
import type { Article } from 'schema-dts';
import { changedOn } from '@/lib/news/corrections';
import { sharedAt } from '@/lib/pages/registry';
import { questionPath } from '@/lib/paths';
import { articleParts, publishedAt } from './article';

/** Not a QAPage, as only the editors ask and answer. Its picture is the one it is shared with:
 * questionArticle(asked, content) → { '@type': 'Article', headline: 'Können Fische ertrinken?', … } */
export function questionArticle(asked: AskedQuestion, content: Content) {
  const path = questionPath(asked.slug);
  return {
    '@type': 'Article',
    '@id': `${absolute(path)}#frage`,
    headline: asked.question,
    description: asked.short,
    articleSection: content.questionPage.title,
    image: absolute(sharedAt(path, content)),
    datePublished: publishedAt(asked),
    dateModified: startOfDay(changedOn(path, asked.date.first, content)),
    educationalLevel: ['ab Klasse 3', 'ab Klasse 2, kurz und leicht'],
    citation: asked.sources.map((source) => source.title),
    ...articleParts(path),
  } satisfies Article;
}
