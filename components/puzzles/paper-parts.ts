import type { ComponentType } from 'react';

/** Print components of a kind, without its styles. */
export type PaperParts<Puzzle = unknown> = {
  Sheet: ComponentType<{ puzzle: Puzzle; id: string }>;
  Solution: ComponentType<{ puzzle: Puzzle }>;
};

/** The cast is safe, as a puzzle comes from its own kind's maker (lib/puzzles/make.ts). */
export const paper = <Puzzle>(parts: PaperParts<Puzzle>) => parts as unknown as PaperParts;
