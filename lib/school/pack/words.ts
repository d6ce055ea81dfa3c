import type { Content, Issue, Term } from 'content/kinds';
import { seedOf } from 'german/seed';
import { firstSentence } from 'german/text';
import { articlesIn, partAt } from '@/lib/issues/articles';
import { markTerms } from '@/lib/news/reading';
import { mixed } from '../mixed';
import { articleParts } from './places';
import { paperText } from './plan';

/** Fewer make no exercise, more take longer than the plan allows. */
const FEWEST = 4;
const MOST = 6;

type Gap = { before: string; word: string; after: string };
type PackWord = { word: string; means: string; pages: number[]; paper: string; gap: Gap };
export type PackWords = { words: PackWord[]; box: string[]; gaps: Gap[] };

/** The word's example with a gap, unless the word is not in it exactly once: gapOf({ word: 'Magma', … }) → { before: 'Unten ist ', … } */
function gapOf({ word, forms, ...term }: Term): Gap | undefined {
  const all = [...new Set([word, ...forms])].sort((a, b) => b.length - a.length);
  const parts = markTerms(term.example ?? '', [{ word, ...term, forms: all }], new Set());
  const at = parts.findIndex((part) => typeof part !== 'string');
  const found = parts[at];
  if (found === undefined || typeof found === 'string') return undefined;
  const [before, after] = [parts.slice(0, at).join(''), parts.slice(at + 1).join('')];
  return all.some((form) => `${before} ${after}`.includes(form)) ? undefined : { before, word: found.text, after };
}

/** The dictionary's words in each article of the issue, with the pages of their first use. */
function wordsOf({ articles, glossary, school }: Content, issue: Issue): PackWord[][] {
  const seen = new Set<string>();
  return articlesIn(issue, articles).map((article) =>
    articleParts(issue, article.slug).flatMap(({ pages, ...place }) =>
      partAt(issue, place, article)
        .blocks.flatMap((block) => (block.type === 'paragraph' ? markTerms(block.text, glossary, seen) : []))
        .flatMap((part): PackWord[] => {
          const gap = typeof part === 'string' ? undefined : gapOf(part.term);
          if (typeof part === 'string' || !gap) return [];
          const { word, explanation } = part.term;
          // A child finds the word on one of the pages.
          const paper = paperText(school.pack.paper, pages, 'disjunction');
          return [{ word, means: firstSentence(explanation), pages, paper, gap }];
        }),
    ),
  );
}

/** Takes from each list in turn: alternating([[1, 2], [3]]) → [1, 3, 2] */
const alternating = <T>(lists: readonly T[][]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/** Up to six words of the issue: those that it explains itself, then of each article in turn. Undefined if there are too few:
 * packWords(content, issue) → { words: [{ word: 'Magma', pages: [1], … }, …], box: ['Magma', …], gaps: [ … ] } */
export function packWords(content: Content, issue: Issue): PackWords | undefined {
  const explained = issue.pages.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.type === 'words' ? piece.words : [])),
  );
  const isExplained = ({ word }: PackWord) => explained.includes(word);
  const all = wordsOf(content, issue);
  const first = all.flat().filter(isExplained);
  const [story = [], ...others] = all.map((words) => words.filter((word) => !isExplained(word)));
  const further = alternating(first.length > 0 ? [...others, story] : [story, ...others]);
  const words = [...first, ...further].slice(0, MOST).sort((a, b) => (a.pages[0] ?? 0) - (b.pages[0] ?? 0));
  if (words.length < FEWEST) return undefined;
  const gaps = mixed(
    words.map(({ gap }) => gap),
    seedOf(issue.name, 'gaps'),
  );
  const box = mixed(
    gaps.map(({ word }) => word),
    seedOf(issue.name, 'box'),
  );
  return { words, gaps, box };
}
