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
