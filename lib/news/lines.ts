import type { Block, Diagram } from 'content/kinds';
import { derived } from '@/lib/images';
import { figuresIn, partOf, textsIn, wordsOf } from './blocks';
import type { TextVersion } from './levels';
import { sentencesOf } from './reading';

/** Heights are estimates for a 1280-pixel viewport, in lines of running text (32 pixels). */
export type Heights = (block: Block) => number;

const LETTERS = 66;
/** Large type: letters per line, and line height relative to normal text. */
const LARGE = { letters: 55, line: 1.15 };
const BETWEEN_SENTENCES = 0.25;
const HEADING = 1.9;
/** Space above a paragraph. */
const GAP = 0.75;

/** The margin column: width in lines; letters per line, and in small type. */
const MARGIN = { width: 15.5, letters: 38, small: 44 };
const FIGURE_SPACE = 1.25;

function paragraph(text: string, level: TextVersion, letters: number): number {
  if (level === 'ganz') return Math.ceil(text.length / letters) * (letters === LETTERS ? 1 : LARGE.line);
  return sentencesOf(text).reduce(
    (sum, { length }) => sum + Math.ceil(length / Math.min(letters, LARGE.letters)) * LARGE.line + BETWEEN_SENTENCES,
    0,
  );
}

/** Height of a text block including the space above it: textLines({ type: 'heading', … }, 'ganz', false) → 1.9; 0 for an image */
export const textLines = (block: Block, level: TextVersion, isFirst: boolean): number => {
  if (block.type === 'heading') return HEADING;
  if (partOf(block).stands !== 'text') return 0;
  const [letters, gap] = isFirst ? [LARGE.letters, 0] : [LETTERS, GAP];
  return textsIn([block]).reduce((sum, { text }) => sum + paragraph(text, level, letters) + gap, 0);
};

/** Height of a block in the margin, including the space around it: marginLines(diagrams, 'ganz')({ type: 'image', … }) → 11.9 */
export const marginLines =
  (diagrams: readonly Diagram[], level: TextVersion): Heights =>
  (block) => {
    const part = partOf(block);
    if (part.stands === 'aside')
      return part.height(block, (text) => paragraph(text, level, MARGIN.letters)) + FIGURE_SPACE;
    return figuresIn([block], diagrams).reduce(
      (sum, figure) => sum + pictureLines(figure.image.src) + captionLines(wordsOf(figure).join(' ')) + FIGURE_SPACE,
      0,
    );
  };

const captionLines = (text: string) => (text ? 0.5 + text.length / MARGIN.small : 0);

function pictureLines(src: string): number {
  const { width, height } = derived(src);
  return (MARGIN.width * height) / width;
}
