import type { Piece } from '@/lib/content/kinds';

const WIDE: readonly Piece['type'][] = [
  'article',
  'diagram',
  'experiment',
  'quiz',
  'calendar',
  'debate',
  'comic',
  'trial',
  'briefs',
];

type Run = { isWide: boolean; pieces: { piece: Piece; index: number }[] };

/** runsOf([article, joke, fact]) → [{ isWide: true, pieces: [article] }, { isWide: false, pieces: [joke, fact] }] */
export function runsOf(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  for (const [index, piece] of pieces.entries()) {
    const isWide = WIDE.includes(piece.type);
    const last = runs.at(-1);
    if (last && !last.isWide && !isWide) last.pieces.push({ piece, index });
    else runs.push({ isWide, pieces: [{ piece, index }] });
  }
  return runs;
}
