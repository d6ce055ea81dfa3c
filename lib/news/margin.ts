import type { Block, Term } from '@/lib/content/kinds';
import { firstSentence } from '@/lib/text';
import { isFigure } from './figures';
import type { Level } from './levels';
import { markTerms, sentencesOf } from './reading';

export type Explained = { word: string; means: string };

/** About as a desk shows it, in lines of the text: what stands between blocks, and what a word and its meaning take beside it. */
const LETTERS = 68;
const GAP = 0.8;
const HEADING = 2.8;
const SENTENCE = 1.25;
const BOX = 4;
const MEANING = 2;
const NARROW = 40;
const SPACE = 1.25;
/** For the page’s weight. */
const MOST = 8;

/** Where no room is left for the text beside it: */
const isBeside = (block: Block) => isFigure(block) || block.type === 'highlight';

function linesOf(block: Block, level: Level): number {
  if (!('text' in block)) return 0;
  if (block.type === 'heading') return HEADING;
  const sentences = sentencesOf(block.text);
  const lines = (text: string) => Math.ceil(text.length / LETTERS);
  if (level === 'leicht') return sentences.reduce((sum, sentence) => sum + lines(sentence) * SENTENCE, GAP);
  return lines(block.text) + GAP;
}

/** Words that are explained in running text, in the order in which one meets them. */
function explainedIn(blocks: readonly Block[], glossary: readonly Term[]): Term[] {
  const used = new Set<string>();
  const parts = blocks.flatMap((block) =>
    'text' in block && block.type !== 'heading'
      ? sentencesOf(block.text).flatMap((sentence) => markTerms(sentence, glossary, used))
      : [],
  );
  return parts.flatMap((part) => (typeof part === 'string' ? [] : part.term));
}

/** As many as have room in the margin above its first picture (R-NEWS-17): marginWords(blocks, 'ganz', glossary) →
 * [{ word: 'Magma', means: 'Geschmolzenes, sehr heißes Gestein tief unter der Erde.' }, …] */
export function marginWords(blocks: readonly Block[], level: Level, glossary: readonly Term[]): Explained[] {
  const first = blocks.findIndex(isBeside);
  const free = blocks.slice(0, first < 0 ? undefined : first).reduce((sum, block) => sum + linesOf(block, level), -BOX);
  let taken = 0;
  return explainedIn(blocks, glossary)
    .map(({ word, explanation }) => ({ word, means: firstSentence(explanation) }))
    .filter(({ word, means }) => {
      taken += Math.max(MEANING, Math.ceil((word.length + means.length) / NARROW));
      return taken <= free;
    })
    .slice(0, MOST);
}

/** How many lines of the text the box of these words takes, with the space below it: wordsLines([]) → 0 */
export const wordsLines = (words: readonly Explained[]): number =>
  words.reduce(
    (sum, { word, means }) => sum + Math.ceil((word.length + means.length) / 50) * 0.85 + 0.25,
    words.length > 0 ? 2.5 + SPACE : 0,
  );
