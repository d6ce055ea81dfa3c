import type { ComponentType, ReactNode } from 'react';
import type { Kind } from '@/lib/puzzles/kinds';

type SheetParts<Puzzle> = {
  /** Its look, on paper and on screen: sheet, play and solution stand within it. */
  Root: ComponentType<{ children: ReactNode }>;
  Sheet: ComponentType<{ puzzle: Puzzle; id: string }>;
  Solution: ComponentType<{ puzzle: Puzzle }>;
};

/** A puzzle comes from the maker of its own kind (lib/puzzles/make.ts). */
export const sheet = <Puzzle,>(parts: SheetParts<Puzzle>) => parts as unknown as SheetParts<unknown>;

export const SHEETS: Partial<Record<Kind, SheetParts<unknown>>> = {};
