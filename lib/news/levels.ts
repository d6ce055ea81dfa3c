import type { Article, Block } from '@/lib/content/kinds';
import { isFigure } from './figures';

/** As the switch, the address and the device name them. */
export type Level = 'ganz' | 'leicht';

/** Figures go before the paragraph they are written behind: wholeBlocks(article) → [paragraph, heading, image, paragraph] */
export function wholeBlocks({ content }: Pick<Article, 'content'>): Block[] {
  const first = content.findIndex(({ type }) => type === 'paragraph');
  const blocks: Block[] = [];
  let paragraph = -1;
  for (const [at, block] of content.entries()) {
    if (isFigure(block) && paragraph >= 0) blocks.splice(paragraph++, 0, block);
    else {
      // Nothing stands before the beginning.
      paragraph = block.type === 'paragraph' && at !== first ? blocks.length : -1;
      blocks.push(block);
    }
  }
  return blocks;
}

/** Figures are for all, spread over the parts of the simple text: simpleBlocks(article) → [heading, paragraph, image, heading, …] */
export function simpleBlocks({ content, simple = [] }: Pick<Article, 'content' | 'simple'>): Block[] {
  const figures = content.filter(isFigure);
  const isPartStart = simple.map(
    ({ type }, at) => type === 'paragraph' && (at === 0 || simple[at - 1]?.type === 'heading'),
  );
  const parts = isPartStart.filter(Boolean).length;
  let part = 0;
  let next = 0;
  const blocks = simple.flatMap((block, at): Block[] => {
    if (!isPartStart[at]) return [block];
    part += 1;
    const from = next;
    next = Math.ceil((figures.length * part) / parts);
    return [block, ...figures.slice(from, next)];
  });
  return parts > 0 ? blocks : [...blocks, ...figures];
}
