import type { Article, Block, Recording } from 'content/kinds';
import { headingsIn, textsIn } from './blocks';
import type { TextVersion } from './levels';
import { sentencesOf } from './reading';

type Texts = Pick<Article, 'content' | 'simple'>;

/** Text that is read aloud: blocksRead(article, 'leicht') → [heading, paragraph, …] */
export const blocksRead = ({ content, simple = [] }: Texts, level: TextVersion): readonly Block[] =>
  level === 'leicht' ? simple : content;

/** Headings and sentences that a timing mark may refer to, as in the page:
 * spokenIn([heading, paragraph of two sentences]) → ['Heiß!', 'Es raucht. ', 'Es zischt.'] */
export const spokenIn = (blocks: readonly Block[]): string[] =>
  textsIn(blocks).flatMap(({ text, isLabel }) => (isLabel ? [text] : sentencesOf(text)));

/** Start of each chapter in seconds, including the beginning:
 * chaptersOf(recording, blocks) → [{ title: 'Anfang', at: 0 }, { title: 'Heiß!', at: 12.5 }] */
export function chaptersOf({ chapters, marks }: Recording, blocks: readonly Block[]): { title: string; at: number }[] {
  const spoken = spokenIn(blocks);
  let from = 0;
  const found = headingsIn(blocks).flatMap((title, nth) => {
    from = spoken.indexOf(title, from) + 1;
    const at = (marks ? marks[from - 1] : chapters?.[nth])?.seconds;
    return at === undefined ? [] : [{ title, at }];
  });
  const [first] = found;
  return first && first.at > 0 && blocks[0]?.type !== 'heading' ? [{ title: 'Anfang', at: 0 }, ...found] : found;
}
