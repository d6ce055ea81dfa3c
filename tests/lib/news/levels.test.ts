import type { Block } from 'content/kinds';
import { wholeBlocks } from '@/lib/news/levels';

const figures = (count: number): Block[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'diagram', name: `zeichnung-${at}` }));

test('in the whole text a figure comes before the paragraph it follows in content, but never first', () => {
  const paragraph = (name: string): Block => ({ type: 'paragraph', text: name });
  const [one, two, three] = figures(3) as [Block, Block, Block];
  const heading: Block = { type: 'heading', text: 'Ein Teil' };
  const content = [paragraph('a'), one, heading, paragraph('b'), two, three, paragraph('c')];
  expect(wholeBlocks({ content })).toEqual([paragraph('a'), one, heading, two, three, paragraph('b'), paragraph('c')]);
});
