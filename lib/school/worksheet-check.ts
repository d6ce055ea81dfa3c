import type { Fault } from 'content/fault';
import type { Article, Term, Worksheet, WorksheetLevel } from 'content/kinds';
import { nearestName } from 'content/names';
import type { ReferenceFault } from 'content/uses';
import { divider } from 'german/syllables/divide';
import { escapeRegExp, firstSentence } from 'german/text';
import { textOf } from './levels';

type Entry<T> = { name: string; file: string; data: T | undefined };
type Found = Omit<Fault, 'file'>;
type Sources = {
  articles: Entry<Omit<Article, 'slug'>>[];
  glossary: readonly Term[];
  syllables: readonly string[];
};
type Text = { blocks: string[]; name: string };

const NAMES = { whole: 'des Artikels', simple: '„Kurz und leicht“' } as const;

/** isWordOf('Rand', 'Am Strand') → false */
function isWordOf(word: string, text: string): boolean {
  const letters = escapeRegExp(word);
  // Lookbehind comes last: searching for letters is fast, searching for a position between them slow.
  return new RegExp(`${letters}(?<![\\p{L}\\p{Nd}]${letters})(?![\\p{L}\\p{Nd}])`, 'iu').test(text);
}

function* proofs({ statements, quiz }: WorksheetLevel, { blocks, name }: Text): Generator<Found> {
  for (const [list, entries] of Object.entries({ statements, quiz }))
    for (const [at, { proof }] of entries.entries())
      if (!blocks.some((text) => text.includes(proof)))
        yield {
          field: `${list}[${at + 1}].proof`,
          found: `„${proof}“`,
          expected: `eine Stelle, die Wort für Wort in einem Absatz ${name} steht`,
        };
}

function* questions({ quiz }: WorksheetLevel, count: number): Generator<Found> {
  for (const [at, { question }] of quiz.entries()) {
    const again = quiz.findIndex((other) => other.question === question) < at;
    if (again || question > count)
      yield {
        field: `quiz[${at + 1}].question`,
        found: String(question),
        expected: again ? 'jede Frage nur einmal' : `eine Frage aus dem Quiz des Artikels: 1 bis ${count}`,
      };
  }
}

function* matched({ match }: WorksheetLevel, { blocks, name }: Text, glossary: readonly Term[]): Generator<Found> {
  const whole = blocks.join('\n');
  for (const [at, entry] of match.entries()) {
    const word = typeof entry === 'string' ? entry : entry.word;
    const term = glossary.find((known) => known.word === word);
    const found = `„${word}“`;
    if (!term && typeof entry === 'string') {
      const near = nearestName(
        glossary.map((known) => known.word),
        word,
        3,
      );
      const meant = near ? `; gemeint ist vielleicht ${near}` : '';
      yield {
        field: `match[${at + 1}]`,
        found,
        expected: `ein Wort aus glossary.yaml oder { word: …, means: … }${meant}`,
      };
    } else if (![word, ...(term?.forms ?? [])].some((form) => isWordOf(form, whole)))
      yield { field: `match[${at + 1}]`, found, expected: `ein Wort, das im Text ${name} steht` };
    const means = typeof entry === 'string' ? firstSentence(term?.explanation ?? '') : entry.means;
    if (isWordOf(word, means))
      yield {
        field: `match[${at + 1}]`,
        found: `${found}: „${means}“`,
        expected: 'eine Erklärung, die das Wort selbst nicht verrät, als { word: …, means: … }',
      };
  }
}

function* words({ gaps, syllables }: WorksheetLevel, { blocks, name }: Text, list: readonly string[]) {
  const whole = blocks.join('\n');
  const expected = `ein Wort, das im Text ${name} steht`;
  for (const word of gaps.words) if (!isWordOf(word, whole)) yield { field: 'gaps', found: `„[${word}]“`, expected };
  const divide = divider(list);
  for (const [at, word] of syllables.entries()) {
    const field = `syllables[${at + 1}]`;
    if (!isWordOf(word, whole)) yield { field, found: `„${word}“`, expected };
    else if (divide(word).length < 2)
      yield { field, found: `„${word}“, das nur eine Silbe hat`, expected: 'ein Wort mit zwei Silben oder mehr' };
  }
}

function* nouns({ nouns: { sentence, found } }: WorksheetLevel, { blocks, name }: Text): Generator<Found> {
  if (!blocks.some((text) => text.includes(sentence)))
    yield {
      field: 'nouns.sentence',
      found: `„${sentence}“`,
      expected: `ein Satz, der Wort für Wort im Text ${name} steht`,
    };
  const spoken: string[] = sentence.match(/[\p{L}\p{Nd}]+(-[\p{L}\p{Nd}]+)*/gu) ?? [];
  for (const [at, noun] of found.entries())
    if (!spoken.includes(noun) || !/^\p{Lu}/u.test(noun))
      yield { field: `nouns.found[${at + 1}]`, found: `„${noun}“`, expected: 'ein Nomen, wie es im Satz steht' };
  // The first word of a sentence is capitalized anyway.
  for (const [word] of sentence.matchAll(/(?<!^|[.!?:]\s+|„|\p{L})\p{Lu}[\p{L}\p{Nd}-]*/gu))
    if (!found.includes(word))
      yield { field: 'nouns.found', found: `„${word}“ nicht dabei`, expected: 'jedes Nomen des Satzes' };
}

function* checkSheet(sheet: Worksheet, article: Omit<Article, 'slug'>, sources: Sources): Generator<Found> {
  for (const key of ['whole', 'simple'] as const) {
    const level = sheet[key];
    if (!level) continue;
    const text = { blocks: textOf(article, key).map((block) => block.text), name: NAMES[key] };
    if (text.blocks.length === 0) {
      yield { field: key, found: 'ein Arbeitsblatt', expected: 'keines: Der Artikel hat keinen solchen Text' };
      continue;
    }
    const faults = [
      ...proofs(level, text),
      ...questions(level, article.quiz.length),
      ...matched(level, text, sources.glossary),
      ...words(level, text, sources.syllables),
      ...nouns(level, text),
    ];
    yield* faults.map(({ field, ...fault }) => ({ field: `${key}.${field}`, ...fault }));
  }
}

/** Reports tasks that a worksheet's article does not cover (R-SCH-2): → [{ file: 'worksheets/wie-….yaml', field: 'whole.gaps', … }] */
export const worksheetCheck = (sheets: Entry<Omit<Worksheet, 'slug'>>[], sources: Sources): ReferenceFault[] =>
  sheets.flatMap(({ name, file, data }): ReferenceFault[] => {
    const article = sources.articles.find((entry) => entry.name === name);
    if (!article) {
      const near = nearestName(
        sources.articles.map((entry) => entry.name),
        name,
        3,
      );
      const expected = `der Name eines Artikels aus content/articles${near ? `; gemeint ist vielleicht ${near}` : ''}`;
      return [{ file, field: '(Datei)', found: `„${name}“`, expected, target: `articles/${name}.yaml` }];
    }
    if (!data || !article.data) return [];
    return [...checkSheet({ ...data, slug: name }, article.data, sources)].map((fault) => ({ file, ...fault }));
  });
