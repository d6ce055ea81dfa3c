import type { Article, Block } from 'content/kinds';
import { isFigure } from './blocks';
import { emptiness, layOutMargin } from './holes';
import type { Heights } from './lines';

/** Lines that the box of explained words takes beside the start of an easy-language text. */
const WORDS = 6;

/** Places the article's figures in its easy-language text, in their order, where the desktop margin gets the smallest gaps:
 * simpleBlocks(article, heights) → [heading, paragraph, image, heading, …] */
export function simpleBlocks({ content, simple = [] }: Pick<Article, 'content' | 'simple'>, heights: Heights): Block[] {
  const figures = content.filter(isFigure);
  const places = simple.flatMap(({ type }, at) =>
    type === 'paragraph' && (at === 0 || simple[at - 1]?.type === 'heading') ? [at] : [],
  );
  if (places.length === 0) return [...simple, ...figures];
  const empty = (blocks: readonly Block[]) => emptiness(layOutMargin(blocks, 'leicht', heights, WORDS).holes);
  const ways = waysToPlace(figures.length, places).map((chosen) => insertBehind(simple, figures, chosen));
  return ways.reduce((best, blocks) => (empty(blocks) < empty(best) ? blocks : best));
}

/** Ascending combinations of places; a place repeats only if there are too few: waysToPlace(2, [1, 3, 5]) → [[1, 3], [1, 5], [3, 5]] */
function waysToPlace(count: number, places: readonly number[]): number[][] {
  const apart = count <= places.length ? 1 : 0;
  const ways = (left: number, from: number): number[][] =>
    left === 0
      ? [[]]
      : places.slice(from).flatMap((place, at) => ways(left - 1, from + at + apart).map((rest) => [place, ...rest]));
  return ways(count, 0);
}

const insertBehind = (blocks: readonly Block[], figures: readonly Block[], chosen: readonly number[]): Block[] =>
  blocks.flatMap((block, at) => [block, ...figures.filter((_, turn) => chosen[turn] === at)]);
