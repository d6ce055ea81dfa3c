import type { ComponentType } from 'react';

/** A kind as it is printed, without its look. */
export type PaperParts<Puzzle = unknown> = {
  Sheet: ComponentType<{ puzzle: Puzzle; id: string }>;
  Solution: ComponentType<{ puzzle: Puzzle }>;
};

/** A puzzle comes from the maker of its own kind (lib/puzzles/make.ts). */
export const paper = <Puzzle>(parts: PaperParts<Puzzle>) => parts as unknown as PaperParts;
