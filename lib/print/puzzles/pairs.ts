import { fillTemplate } from 'german/fill-template';
import type { Pairs } from 'puzzles/pairs/puzzle';
import type { Paper } from './paper';

/** pairsPaper(puzzle, 'easy', source) → { hint: 'Schneide …', columns: 3, cards: [{ name: 'Igel', src: '…', alt: '…' }, …] } */
export const pairsPaper: Paper<Pairs> = ({ cards, motifs }, level, { hints, pictures }) => {
  const shown = motifs.map(({ name, src }) => ({
    name,
    src,
    alt: pictures.find((one) => one.src === src)?.alt ?? name,
  }));
  return {
    hint: fillTemplate(hints.pairs, { count: cards.length }),
    columns: level === 'easy' ? 3 : 4,
    cards: cards.flatMap((motif) => shown[motif] ?? []),
  };
};
