import type { Block, Diagram, Picture } from 'content/kinds';

export type BlockType = Block['type'];
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

/** A text that readers see, and its field. A label is no sentence: it is read as a whole, not measured, and explains no words. */
type BlockText = { field: string; text: string; isLabel?: true };
export type Figure = { image: Picture; title?: string; caption?: string | undefined; labels: Diagram['labels'] };

type Written<B> = {
  /** In reading order. Search, reading time, reading aloud, explained words and the limits of easy texts use nothing else. */
  texts: (block: B) => BlockText[];
  feed: (block: B, safe: (text: string) => string) => string;
};

/** What lib knows of a type of block. */
type BlockPart<B> =
  | ({ stands: 'text' } & Written<B>)
  /** Beside the text, in print too. `lines` measures a text there. */
  | ({
      stands: 'aside';
      height: (block: B, lines: (text: string) => number) => number;
      isOnSheet: boolean;
    } & Written<B>)
  /** Beside both texts of the article's page. The print edition names its own. */
  | { stands: 'figure'; figure: (block: B, diagrams: readonly Diagram[]) => Figure | undefined };

/** What pages call a block of the type poll. */
export const POLL = 'Umfrage zum Nachdenken';

type Text = { text: string };
const own = ({ text }: Text): BlockText[] => [{ field: 'text', text }];
const label = ({ text }: Text): BlockText[] => [{ field: 'text', text, isLabel: true }];
const tagged =
  (tag: string): Written<Text>['feed'] =>
  ({ text }, safe) =>
    `<${tag}>${safe(text)}</${tag}>`;

const BLOCKS: { [T in BlockType]: BlockPart<BlockOf<T>> } = {
  heading: { stands: 'text', texts: label, feed: tagged('h2') },
  paragraph: { stands: 'text', texts: own, feed: tagged('p') },
  image: { stands: 'figure', figure: ({ image, caption }) => ({ image, caption, labels: [] }) },
  diagram: {
    stands: 'figure',
    figure(block, diagrams) {
      const diagram = diagrams.find(({ name }) => name === block.name);
      return diagram && { ...diagram, image: diagram.drawing };
    },
  },
  highlight: {
    stands: 'aside',
    texts: own,
    feed: tagged('blockquote'),
    height: ({ text }, lines) => lines(text) + 1.75,
    isOnSheet: true,
  },
  poll: {
    stands: 'aside',
    texts: ({ question, answers, tip }) => [
      { field: 'question', text: question },
      ...answers.map((text, at) => ({ field: `answers[${at + 1}]`, text })),
      { field: 'tip', text: tip },
    ],
    feed({ question, answers, tip }, safe) {
      const items = answers.map((answer) => `<li>${safe(answer)}</li>`).join('');
      return `<p><b>${safe(question)}</b></p><ul>${items}</ul><p>${safe(tip)}</p>`;
    },
    height: ({ question, answers, tip }, lines) =>
      [POLL, question, ...answers, tip].reduce((sum, text) => sum + lines(text), 0) + 3,
    isOnSheet: false,
  },
  conclusion: { stands: 'text', texts: own, feed: tagged('p') },
};

/** blockTypes() → ['heading', 'paragraph', …] */
export const blockTypes = () => Object.keys(BLOCKS) as BlockType[];

/** partOf({ type: 'paragraph', text: '…' }) → { stands: 'text', … } */
export const partOf = ({ type }: Pick<Block, 'type'>) => BLOCKS[type] as BlockPart<Block>;

/** isFigure({ type: 'diagram', name: 'vulkan' }) → true */
export const isFigure = (block: Pick<Block, 'type'>): boolean => partOf(block).stands === 'figure';

/** figuresIn([paragraph, image], diagrams) → [{ image: { src: 'articles/vulkan.webp', … }, caption: 'Die Lava glüht.', labels: [] }] */
export const figuresIn = (blocks: readonly Block[], diagrams: readonly Diagram[]): Figure[] =>
  blocks.flatMap((block) => {
    const part = partOf(block);
    return (part.stands === 'figure' && part.figure(block, diagrams)) || [];
  });

/** wordsOf({ image, caption: 'Die Lava glüht.', labels: [] }) → ['Die Lava glüht.'] */
export const wordsOf = ({ title, caption, labels }: Figure): string[] =>
  [title, caption, ...labels.flatMap((one) => [one.title, one.text])].filter((text) => text !== undefined);

/** textsIn([heading, paragraph]) → [{ field: 'text', text: 'Heiß!', isLabel: true }, { field: 'text', text: 'Es raucht. Es zischt.' }] */
export const textsIn = (blocks: readonly Block[]): BlockText[] =>
  blocks.flatMap((block) => {
    const part = partOf(block);
    return part.stands === 'figure' ? [] : part.texts(block);
  });

/** headingsIn([heading, paragraph]) → ['Heiß!'] */
export const headingsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
