import type { Article, Block } from '@/lib/content/kinds';
import { type Box, type Hole, marginOf } from './holes';
import type { Level } from './levels';
import type { Heights } from './lines';

export type Asked = { question: string; answers: readonly string[] };

const LINE = 0.85;
const LETTERS = 48;
/** Padding, heading, link and the gaps between them. */
const BOX = 5.25;
/** Free space required above and below a box. */
const FREE = 1.5;

const linesOf = (text: string) => Math.ceil(text.length / LETTERS) * LINE;
const short = ({ question }: Asked) => BOX + linesOf(question);
const long = (asked: Asked) => short(asked) + asked.answers.reduce((sum, answer) => sum + linesOf(answer) + 0.25, 0);
const size = ({ from, to }: Hole) => to - from;

/**
 * Index of the block beside which a box is closest to the middle of the gap, never between a heading and its paragraph;
 * undefined if there is no room.
 */
function middle({ from, to, behind }: Hole, starts: readonly number[], lines: number, blocks: readonly Block[]) {
  const tops = starts.map((start) => Math.max(start, from));
  const offset = (at: number) => Math.abs((tops[at] as number) + lines / 2 - (from + to) / 2);
  return [...tops.keys()]
    .filter((at) => at > Math.max(behind, 0) && blocks[at - 1]?.type !== 'heading')
    .filter((at) => (tops[at] as number) + lines <= to)
    .sort((a, b) => offset(a) - offset(b))[0];
}

/** Quiz questions for gaps in the margin, keyed by the index of the block beside them; with answers if there is room:
 * questionsBeside(blocks, 'ganz', heights, 0, quiz) → Map { 4 => { question: 'Was ist Magma?', answers: [] } } */
export function questionsBeside(
  blocks: readonly Block[],
  level: Level,
  heights: Heights,
  words: number,
  quiz: Article['quiz'],
): Map<number, Asked> {
  const boxes: (Box & { isLong: boolean })[] = [];
  const [most, least] = [long, short].map((lines) => Math.max(...quiz.map(lines))) as [number, number];
  while (boxes.length < quiz.length) {
    const { starts, holes } = marginOf(blocks, level, heights, words, boxes);
    const free = holes
      .toSorted((a, b) => size(b) - size(a))
      .flatMap((hole) => {
        const isLong = size(hole) >= most + FREE;
        const lines = isLong ? most : least;
        const at = size(hole) >= least + FREE ? middle(hole, starts, lines, blocks) : undefined;
        return at === undefined || boxes.some((box) => box.at === at) ? [] : [{ at, lines, isLong }];
      });
    const [box] = free;
    if (!box) break;
    boxes.push(box);
  }
  return new Map(
    boxes
      .sort((a, b) => a.at - b.at)
      .map(({ at, isLong }, turn) => {
        const { question, answers } = quiz[turn] as Article['quiz'][number];
        return [at, { question, answers: isLong ? answers : [] }];
      }),
  );
}
