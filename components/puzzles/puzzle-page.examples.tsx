import { allKinds, KINDS } from 'content/puzzle-kinds';
import { weekOf } from 'puzzles/week';
import type { Examples } from '@/components/examples';
import { PuzzlePage } from './puzzle-page';

const week = weekOf('2026-11-23');

export const examples: Examples = Object.fromEntries(
  allKinds()
    .slice(0, 1)
    .map((kind) => [KINDS[kind].name, <PuzzlePage key={kind} week={week} kind={kind} />]),
);
