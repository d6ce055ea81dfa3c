import type { Block, Term } from 'content/kinds';
import { firstSentence } from 'german/text';
import { partOf, textsIn } from './blocks';
import type { TextVersion } from './levels';
import { explainedIn, sentencesOf } from './reading';

export type Explained = { word: string; means: string };

/** Desktop estimates, in lines of text: gaps between blocks, and the height of a word with its meaning. */
const LETTERS = 68;
const GAP = 0.8;
const HEADING = 2.8;
const SENTENCE = 1.25;
const BOX = 4;
const MEANING = 2;
const NARROW = 40;
const SPACE = 1.25;
/** Limits the page weight. */
const MOST = 8;

/** Blocks that leave no room in the margin. */
const isBeside = (block: Block) => partOf(block).stands !== 'text';

function linesOf(block: Block, level: TextVersion): number {
  if (block.type === 'heading') return HEADING;
  const lines = (text: string) => Math.ceil(text.length / LETTERS);
  return textsIn([block]).reduce(
    (sum, { text }) =>
      level === 'leicht'
        ? sentencesOf(text).reduce((rest, sentence) => rest + lines(sentence) * SENTENCE, sum + GAP)
        : sum + lines(text) + GAP,
    0,
  );
}

/** Explained words that fit in the margin above the first picture (R-NEWS-17): wordsInMargin(blocks, 'ganz', glossary) → [{ word: 'Magma',
 * means: 'Geschmolzenes, sehr heißes Gestein tief unter der Erde.' }, …] */
export function wordsInMargin(blocks: readonly Block[], level: TextVersion, glossary: readonly Term[]): Explained[] {
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

/** Height of the box of explained words, with the space below it, in lines of text: wordsHeight([]) → 0 */
export const wordsHeight = (words: readonly Explained[]): number =>
  words.reduce(
    (sum, { word, means }) => sum + Math.ceil((word.length + means.length) / 50) * 0.85 + 0.25,
    words.length > 0 ? 2.5 + SPACE : 0,
  );
