import type { Article, Block } from 'content/kinds';
import fc from 'fast-check';
import { isFigure } from '@/lib/news/blocks';
import { layOutMargin } from '@/lib/news/holes';
import { simpleBlocks } from '@/lib/news/simple-blocks';

type Simple = NonNullable<Article['simple']>[number];

const text = 'Ein Satz für den kurzen und leichten Text.';
const simpleBlock = fc.constantFrom<Simple>(
  { type: 'heading', text: 'Ein Teil' },
  { type: 'paragraph', text },
  { type: 'highlight', text },
);
const figures = (count: number): Block[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'diagram', name: `zeichnung-${at}` }));
const heights = (block: Block) => (isFigure(block) ? 12 : 0);
const part = (sentences: number): Simple[] => [
  { type: 'heading', text: 'Ein Teil' },
  { type: 'paragraph', text: `${text} `.repeat(sentences).trim() },
  { type: 'paragraph', text },
];

test('the easy text shows each figure once, in order, and loses no block', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.array(simpleBlock, { minLength: 1, maxLength: 12 }), (count, simple) => {
      const shown = figures(count);
      const content = shown.flatMap((figure): Block[] => [{ type: 'paragraph', text }, figure]);
      const blocks = simpleBlocks({ content, simple }, heights);
      expect(blocks.filter(({ type }) => type === 'diagram')).toEqual(shown);
      expect(blocks.filter(({ type }) => type !== 'diagram')).toEqual(simple);
    }),
  );
});

test('figures follow the first paragraph of a section, each in its own section', () => {
  const types = simpleBlocks({ content: figures(2), simple: [...part(5), ...part(5)] }, heights).map(
    ({ type }) => type,
  );
  const shown = ['heading', 'paragraph', 'diagram', 'paragraph'];
  expect(types).toEqual([...shown, ...shown]);
});

test('figures are placed so that the margin has the smallest gaps (R-NEWS-17)', () => {
  const simple = [part(9), part(9), part(9), part(9), part(9), part(9)].flat();
  const blocks = simpleBlocks({ content: figures(3), simple }, heights);
  const largest = (of: readonly Block[]) =>
    Math.max(...layOutMargin(of, 'leicht', heights).holes.map(({ from, to }) => to - from));
  expect(largest(blocks)).toBeLessThan(largest([...simple, ...figures(3)]) / 2);
});
