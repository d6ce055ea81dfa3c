import type { Block, Diagram } from '@/lib/content/kinds';
import { derived } from '@/lib/images';
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
const HIGHLIGHT_PADDING = 1.75;

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
  if (block.type !== 'paragraph' && block.type !== 'conclusion') return 0;
  return paragraph(block.text, level, isFirst ? LARGE.letters : LETTERS) + (isFirst ? 0 : GAP);
};

/** Height of a block in the margin, including the space around it: marginLines(diagrams, 'ganz')({ type: 'image', … }) → 11.9 */
export const marginLines =
  (diagrams: readonly Diagram[], level: TextVersion): Heights =>
  (block) => {
    if (block.type === 'highlight')
      return paragraph(block.text, level, MARGIN.letters) + HIGHLIGHT_PADDING + FIGURE_SPACE;
    if (block.type === 'image') return pictureLines(block.image.src) + captionLines(block.caption) + FIGURE_SPACE;
    const diagram = block.type === 'diagram' && diagrams.find(({ name }) => name === block.name);
    if (!diagram) return 0;
    const { title, caption, labels, drawing } = diagram;
    const words = [title, caption, ...labels.flatMap((label) => [label.title, label.text])].join(' ');
    return pictureLines(drawing.src) + captionLines(words) + FIGURE_SPACE;
  };

const captionLines = (text = '') => (text ? 0.5 + text.length / MARGIN.small : 0);

function pictureLines(src: string): number {
  const { width, height } = derived(src);
  return (MARGIN.width * height) / width;
}
