import type { Block, Content } from 'content/kinds';
import { divider } from 'german/syllables/divide';
import { doubtfulWords } from '@/lib/reading/doubtful';
import type { Measures } from '@/lib/reading/measures';
import { levelMeasures, textsOf } from '@/lib/reading/simple-check';
import { lines, type Section } from './table';

const german = (value: number) => value.toLocaleString('de', { maximumFractionDigits: 1 });
const cells = (measures: Measures | undefined) =>
  measures
    ? [measures.words, measures.meanSentence, measures.longestSentence, measures.wiener].map(german)
    : ['fehlt', '–', '–', '–'];

/** Readability of each text, and words whose syllables need checking: textMeasures(content) → { id: 'texte', rows: [['Wie ein Vulkan
 * ausbricht', 'ganz', '566', '9,1', '25', '3,8', ''], …], … } */
export function textMeasures({ articles, syllables }: Pick<Content, 'articles' | 'syllables'>): Section {
  const divide = divider(syllables);
  const doubtful = (blocks: readonly Block[]) => lines(doubtfulWords(textsOf(blocks), divide));
  return {
    id: 'texte',
    title: 'Wie schwer die Texte sind',
    lead: 'Die Wiener Sachtextformel nennt ungefähr das Schuljahr, für das ein Text geschrieben ist.',
    head: ['Artikel', 'Text', 'Wörter', 'Wörter im Satz', 'Längster Satz', 'Formel', 'Silben prüfen'],
    rows: articles.flatMap((article) => {
      const { ganz, leicht } = levelMeasures(article, divide);
      return [
        [article.title, 'ganz', ...cells(ganz), doubtful(article.content)],
        [article.title, 'leicht', ...cells(leicht), doubtful(article.simple ?? [])],
      ];
    }),
  };
}
