import { allKinds, KINDS, type Kind } from 'content/puzzle-kinds';
import { LEVEL_NAMES, LEVELS } from 'puzzles/level';
import { puzzleOf } from 'puzzles/make';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { LOOKS } from './looks';
import { PuzzleSheet } from './puzzle-sheet';
import { puzzleSheet } from './puzzle-sheet.styles';
import { SHEETS } from './sheets';

export const Stage = styled.div`${puzzleSheet}`;

const WEEK = '2026-47';

function Solved<K extends Kind>({ kind }: { kind: K }) {
  const { Root, prepare } = LOOKS[kind];
  const { Solution } = SHEETS[kind];
  const puzzle = puzzleOf(content, kind, 'easy', WEEK);
  return (
    <Root>
      <Solution puzzle={prepare?.(puzzle) ?? puzzle} />
    </Root>
  );
}

export const examples: Examples = Object.fromEntries(
  allKinds().flatMap((kind) => [
    ...LEVELS.map((level) => [
      `${KINDS[kind].name}, ${LEVEL_NAMES[level].toLowerCase()}`,
      <PuzzleSheet key={level} kind={kind} level={level} occasion={WEEK} />,
    ]),
    [`${KINDS[kind].name}, gelöst`, <Solved key="solved" kind={kind} />],
  ]),
);
