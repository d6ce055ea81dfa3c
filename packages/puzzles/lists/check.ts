import type { Fault } from 'content/fault';
import type { Article, Puzzles } from 'content/kinds';
import { nearestName } from 'content/names';
import type { ReferenceFault } from 'content/uses';
import { lettersOf } from 'german/letters';
import { puzzleThingsCheck } from './things-check';
import { puzzleTrial } from './trial';

type ArticleTexts = Pick<Article, 'title' | 'excerpt' | 'content' | 'simple' | 'quiz'>;
type Articles = { name: string; data: ArticleTexts | undefined }[];

/** All texts of an article in lower case, as one line. */
const textOf = (article: ArticleTexts): string =>
  JSON.stringify([article.title, article.excerpt, article.content, article.simple, article.quiz]).toLowerCase();

/** Matches the word itself or with an ending: 'Koralle' in 'viele Korallen'. */
const stands = (word: string, text: string) => new RegExp(`(?<!\\p{L})${word.toLowerCase()}`, 'u').test(text);

function articleNear(slug: string, articles: Articles): string {
  const near = nearestName(
    articles.map(({ name }) => name),
    slug,
    3,
  );
  return `ein Artikel unter content/articles/${slug}.yaml${near ? `; gemeint ist vielleicht ${near}` : ''}`;
}

/** Reports clues that fit another word of the same length, unless `not` excludes it. */
function answeredTwice({ words, alike }: Puzzles): Fault[] {
  return words.flatMap(({ word, clue, not = [] }, at) => {
    const others = alike.filter((group) => group.includes(word)).flat();
    return others
      .filter((other) => other !== word && lettersOf(other).length === lettersOf(word).length && !not.includes(other))
      .map((other) => ({
        file: 'puzzles.yaml',
        field: `words[${at + 1}].clue`,
        found: `„${clue}“`,
        expected: `ein Hinweis, der „${other}“ ausschließt, dazu not: [${other}]`,
      }));
  });
}

/** Test puzzles are made only of lists without faults. */
function listFaults(puzzles: Puzzles | undefined, syllables: readonly string[] | undefined): Fault[] {
  if (!puzzles) return [];
  const faults = [...answeredTwice(puzzles), ...puzzleThingsCheck(puzzles)];
  return faults.length > 0 || !syllables ? faults : puzzleTrial({ puzzles, syllables: [...syllables] });
}

/** Reports missing articles, answers that their article lacks, clues with two answers, and lists that yield no puzzle:
 * → [{ file: 'puzzles.yaml', field: 'words[3].articles[1]', found: '„LAVA“ …', expected: 'ein Artikel, in dem …' }] */
export function puzzleCheck(
  puzzles: Puzzles | undefined,
  syllables: readonly string[] | undefined,
  articles: Articles,
): ReferenceFault[] {
  const file = 'puzzles.yaml';
  const texts = new Map(articles.flatMap(({ name, data }) => (data ? [[name, textOf(data)] as const] : [])));
  const named = (puzzles?.words ?? []).flatMap(({ word, articles: slugs = [] }, at) =>
    slugs.map((slug, nth) => ({ word, slug, field: `words[${at + 1}].articles[${nth + 1}]` })),
  );
  const existing = articles.map(({ name }) => name);
  const missingArticles = named
    .filter(({ slug }) => !existing.includes(slug))
    .map(({ slug, field }) => ({
      file,
      field,
      found: `„${slug}“`,
      expected: articleNear(slug, articles),
      target: `articles/${slug}.yaml`,
    }));
  const strangers = named.flatMap(({ word, slug, field }): Fault | [] => {
    const text = texts.get(slug);
    if (text === undefined || stands(word, text)) return [];
    return { file, field, found: `„${slug}“`, expected: `ein Artikel, in dem das Wort „${word}“ steht` };
  });
  return [...missingArticles, ...strangers, ...listFaults(puzzles, syllables)];
}
