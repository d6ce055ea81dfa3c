import type { Warning } from 'content/fault';
import type { Article, Block, Issue } from 'content/kinds';
import { piecesIn } from 'content/pieces';
import type { Divide } from 'german/syllables/divide';
import { simpleOf } from '@/lib/issues/pieces';
import { textsIn } from '@/lib/news/blocks';
import { countedSentences, type Measures, measuresOf } from './measures';

/** Limits for easy-language texts (decision 0024). */
export const LIMITS = { meanSentence: 8, longestSentence: 12, wiener: 2.5, words: [150, 250], wordsAPart: 75 } as const;

/** Texts of sentences, without headings: textsOf(article.content) → ['Im Krater glüht es.', …] */
export const textsOf = (blocks: readonly Block[]) =>
  textsIn(blocks).flatMap(({ text, isLabel }) => (isLabel ? [] : [text.replace(/\s+/g, ' ')]));

/** Texts below each heading: partsOf([heading, paragraph, paragraph, heading, paragraph]) → [['…', '…'], ['…']] */
function partsOf(blocks: readonly Block[]): string[][] {
  const parts: string[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading') parts.push([]);
    else parts.at(-1)?.push(...textsOf([block]));
  }
  return parts;
}

type Measured = Pick<Article, 'content' | 'simple'>;
type ArticleFacts = Measured & Pick<Article, 'slug' | 'sources' | 'checked'>;

/** levelMeasures(article, divide) → { ganz: { words: 560, … }, leicht: { words: 190, … } } */
export const levelMeasures = ({ content, simple }: Measured, divide: Divide) => ({
  ganz: measuresOf(textsOf(content), divide),
  leicht: simple && measuresOf(textsOf(simple), divide),
});

const german = (value: number) => value.toLocaleString('de', { maximumFractionDigits: 1 });

/** What makes an easy-language text too hard, and the limit: hard(texts, divide) → [['14 Wörter: „…“', 'höchstens 12 Wörter im Satz']] */
function hard(texts: readonly string[], divide: Divide): [found: string, expected: string][] {
  const { meanSentence, wiener } = measuresOf(texts, divide);
  const long = countedSentences(texts).filter(({ words }) => words > LIMITS.longestSentence);
  const all: [string, string][] = long.map(({ words, text }) => [
    `${words} Wörter: „${text}“`,
    `höchstens ${LIMITS.longestSentence} Wörter im Satz`,
  ]);
  if (meanSentence > LIMITS.meanSentence)
    all.push([`${german(meanSentence)} Wörter im Satz`, `im Mittel höchstens ${LIMITS.meanSentence}`]);
  if (wiener > LIMITS.wiener)
    all.push([`Wiener Sachtextformel ${german(wiener)}`, `höchstens ${german(LIMITS.wiener)}`]);
  return all;
}

/** Warnings for the editor, with the sentence:
 * articleHints(article, divide) → [{ kind: 'Hinweis', field: 'simple', found: '14 Wörter: „…“', expected: '…', … }] */
export function articleHints(article: ArticleFacts, divide: Divide): Warning[] {
  const hint = (found: string, expected: string, field = 'simple'): Warning => ({
    kind: 'Hinweis',
    file: `articles/${article.slug}.yaml`,
    field,
    found,
    expected,
  });
  const { checked, simple, sources } = article;
  const unproven = [
    ...(sources
      ? []
      : [
          hint(
            'keine Quelle',
            'wenigstens eine mit Titel und Jahr: Dort kann man nachsehen, ob alles stimmt',
            'sources',
          ),
        ]),
    ...(checked
      ? []
      : [hint('kein Tag der Prüfung', 'der Tag, an dem jemand alles mit den Quellen verglichen hat', 'checked')]),
  ];
  if (!simple)
    return [
      hint('kein leichter Text', 'derselbe Artikel kurz und leicht, für Kinder, denen das Lesen schwerfällt'),
      ...unproven,
    ];
  const { words } = measuresOf(textsOf(simple), divide);
  const [least, most] = LIMITS.words;
  const parts = partsOf(simple).map((texts) => measuresOf(texts, divide).words);
  return [
    ...unproven,
    ...hard(textsOf(simple), divide).map(([found, expected]) => hint(found, expected)),
    ...(words < least || words > most ? [hint(`${words} Wörter`, `${least} bis ${most} Wörter`)] : []),
    ...parts
      .filter((count) => count > LIMITS.wordsAPart)
      .map((count) => hint(`${count} Wörter ohne Überschrift`, 'etwa alle 50 Wörter eine')),
  ];
}

/** The same for texts that are only in the print edition:
 * issueHints(issue, divide) → [{ file: 'issues/2026-47.yaml', field: 'pages[1].pieces[2].simple', … }] */
export const issueHints = (issue: Pick<Issue, 'name' | 'pages'>, divide: Divide): Warning[] =>
  piecesIn(issue).flatMap(({ piece, field }) =>
    hard([simpleOf(piece) ?? ''], divide).map(
      ([found, expected]): Warning => ({
        kind: 'Hinweis',
        file: `issues/${issue.name}.yaml`,
        field: `${field}.simple`,
        found,
        expected,
      }),
    ),
  );

const cells = (measures: Measures | undefined) =>
  measures
    ? [measures.words, measures.meanSentence, measures.longestSentence, measures.wiener].map(german)
    : ['–', '–', '–', '–'];

/** A table of both text versions: words, mean and longest sentence, formula:
 * measuresTable(articles, divide) → ['Artikel … Wörter …', 'wie-ein-vulkan 566 9,1 …', …] */
export function measuresTable(articles: readonly Article[], divide: Divide): string[] {
  const heads = ['Wörter', 'im Satz', 'längster', 'Formel'];
  const rows = [
    ['Artikel, ganz | leicht', ...heads, ...heads],
    ...articles.map((article) => {
      const { ganz, leicht } = levelMeasures(article, divide);
      return [article.slug, ...cells(ganz), ...cells(leicht)];
    }),
  ];
  const name = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', ...figures]) =>
    [first.padEnd(name), ...figures.map((figure) => figure.padStart(8))].join(' '),
  );
}
