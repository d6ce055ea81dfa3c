import type { Content } from '@/lib/content/kinds';
import type { Measures } from '@/lib/reading/measures';
import { levelMeasures } from '@/lib/reading/simple-check';
import { divider } from '@/lib/syllables/divide';
import type { Section } from './table';

const german = (value: number) => value.toLocaleString('de', { maximumFractionDigits: 1 });
const cells = (measures: Measures | undefined) =>
  measures
    ? [measures.words, measures.meanSentence, measures.longestSentence, measures.wiener].map(german)
    : ['fehlt', '–', '–', '–'];

/** How hard each text is to read: → { id: 'texte', rows: [['Wie ein Vulkan ausbricht', 'ganz', '566', '9,1', '25', '3,8'], …], … } */
export function textMeasures({ articles, syllables }: Pick<Content, 'articles' | 'syllables'>): Section {
  const divide = divider(syllables);
  return {
    id: 'texte',
    title: 'Wie schwer die Texte sind',
    lead: 'Die Wiener Sachtextformel nennt ungefähr das Schuljahr, für das ein Text geschrieben ist.',
    head: ['Artikel', 'Text', 'Wörter', 'Wörter im Satz', 'Längster Satz', 'Formel'],
    rows: articles.flatMap((article) => {
      const { ganz, leicht } = levelMeasures(article, divide);
      return [
        [article.title, 'ganz', ...cells(ganz)],
        [article.title, 'leicht', ...cells(leicht)],
      ];
    }),
  };
}
