import fc from 'fast-check';
import type { Article, Block } from '@/lib/content/kinds';
import { simpleBlocks, wholeBlocks } from '@/lib/news/levels';

type Simple = NonNullable<Article['simple']>[number];

const text = 'Ein Satz für den kurzen und leichten Text.';
const simpleBlock = fc.constantFrom<Simple>(
  { type: 'heading', text: 'Ein Teil' },
  { type: 'paragraph', text },
  { type: 'highlight', text },
);
const figures = (count: number): Block[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'diagram', name: `zeichnung-${at}` }));

test('a child who reads the simple text sees each figure once, in order, and loses no word', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.array(simpleBlock, { minLength: 1, maxLength: 12 }), (count, simple) => {
      const shown = figures(count);
      const content = shown.flatMap((figure): Block[] => [{ type: 'paragraph', text }, figure]);
      const blocks = simpleBlocks({ content, simple });
      expect(blocks.filter(({ type }) => type === 'diagram')).toEqual(shown);
      expect(blocks.filter(({ type }) => type !== 'diagram')).toEqual(simple);
    }),
  );
});

test('figures stand behind the first paragraph of a part, spread over all parts', () => {
  const part = (): Simple[] => [
    { type: 'heading', text: 'Ein Teil' },
    { type: 'paragraph', text },
    { type: 'paragraph', text },
  ];
  const types = simpleBlocks({ content: figures(2), simple: [...part(), ...part()] }).map(({ type }) => type);
  expect(types).toEqual([
    'heading',
    'paragraph',
    'diagram',
    'paragraph',
    'heading',
    'paragraph',
    'diagram',
    'paragraph',
  ]);
});

test('in the whole text a figure stands before the paragraph it is written behind, but never before the beginning', () => {
  const paragraph = (name: string): Block => ({ type: 'paragraph', text: name });
  const [one, two, three] = figures(3) as [Block, Block, Block];
  const heading: Block = { type: 'heading', text: 'Ein Teil' };
  const content = [paragraph('a'), one, heading, paragraph('b'), two, three, paragraph('c')];
  expect(wholeBlocks({ content })).toEqual([paragraph('a'), one, heading, two, three, paragraph('b'), paragraph('c')]);
});
