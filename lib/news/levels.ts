import type { Article, Block } from 'content/kinds';
import { isFigure } from './blocks';

/** Text versions, as named in the switch, the address and storage. */
export type TextVersion = 'ganz' | 'leicht';

/** Moves each figure before the paragraph it follows in the source: wholeBlocks(article) → [paragraph, heading, image, paragraph] */
export function wholeBlocks({ content }: Pick<Article, 'content'>): Block[] {
  const first = content.findIndex(({ type }) => type === 'paragraph');
  const blocks: Block[] = [];
  let paragraph = -1;
  for (const [at, block] of content.entries()) {
    if (isFigure(block) && paragraph >= 0) blocks.splice(paragraph++, 0, block);
    else {
      // No figure goes before the opening paragraph.
      paragraph = block.type === 'paragraph' && at !== first ? blocks.length : -1;
      blocks.push(block);
    }
  }
  return blocks;
}
