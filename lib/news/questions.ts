import type { Article, Block } from 'content/kinds';
import { type Box, emptiness, layOutMargin } from './holes';
import type { TextVersion } from './levels';
import type { Heights } from './lines';

export type Asked = { question: string; answers: readonly string[] };

const LINE = 0.85;
const LETTERS = 48;
/** Padding, heading, link and the gaps between them. */
const BOX = 5.25;
/** Free space below a box. */
const FREE = 1.5;
/** More boxes than that make the margin a quiz. */
const MOST = 3;

const linesOf = (text: string) => Math.ceil(text.length / LETTERS) * LINE;
const short = ({ question }: Asked) => BOX + linesOf(question);
const long = (asked: Asked) => short(asked) + asked.answers.reduce((sum, answer) => sum + linesOf(answer) + 0.25, 0);

/** Ascending choices of up to `count` places: choices([2, 4], 2) → [[], [2], [2, 4], [4]] */
const choices = (places: readonly number[], count: number): number[][] => [
  [],
  ...(count === 0 ? [] : places).flatMap((place, at) =>
    choices(places.slice(at + 1), count - 1).map((rest) => [place, ...rest]),
  ),
];

/** Quiz questions where they leave the margin least empty without pushing a figure down, keyed by the index of the block
 * beside them, never between a heading and its paragraph; at the top only if no words are explained there; with answers if
 * there is room:
 * questionsBeside(blocks, 'ganz', heights, 0, quiz) → Map { 4 => { question: 'Was ist Magma?', answers: [] } } */
export function questionsBeside(
  blocks: readonly Block[],
  level: TextVersion,
  heights: Heights,
  words: number,
  quiz: Article['quiz'],
): Map<number, Asked> {
  const margin = (boxes: Box[]) => layOutMargin(blocks, level, heights, words, boxes);
  const { pushed } = margin([]);
  const places = [...blocks.keys()].filter((at) => (words === 0 || at > 0) && blocks[at - 1]?.type !== 'heading');
  const ways = choices(places, Math.min(quiz.length, MOST)).flatMap((chosen) => {
    const sized = (size: (asked: Asked) => number) =>
      chosen.map((at, turn) => ({ at, lines: size(quiz[turn] as Asked) + FREE }));
    return [
      { chosen, hasAnswers: true, ...margin(sized(long)) },
      { chosen, hasAnswers: false, ...margin(sized(short)) },
    ];
  });
  const { chosen, hasAnswers } = ways
    .filter((way) => way.pushed <= pushed)
    .reduce((best, way) => (emptiness(way.holes) < emptiness(best.holes) ? way : best));
  return new Map(
    chosen.map((at, turn) => {
      const { question, answers } = quiz[turn] as Asked;
      return [at, { question, answers: hasAnswers ? answers : [] }];
    }),
  );
}
