import type { Kind } from 'content/puzzle-kinds';
import { LEVELS } from 'puzzles/level';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { aids } from '@/components/reading/aids.styles';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PuzzleSheet } from './puzzle-sheet';
import { puzzleSheet } from './puzzle-sheet.styles';
import { PuzzleTools } from './puzzle-tools';
import { levelChoice, puzzleTools } from './puzzle-tools.styles';

type Props = {
  kind: Kind;
  /** A week, '2026-47', or an article's slug. */
  occasion: string;
  path: string;
  /** What follows both levels. */
  children: ReactNode;
};

/** A puzzle in both levels, below its instructions and the choice between them. */
export const PuzzleLevels = ({ kind, occasion, path, children }: Props) => (
  <Root>
    <PuzzleTools path={path} how={content.lists.puzzles.kinds[kind].how} />
    {LEVELS.map((level) => (
      <PuzzleSheet key={level} kind={kind} level={level} occasion={occasion} />
    ))}
    {children}
  </Root>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  ${puzzleTools}
  ${puzzleSheet}
  ${levelChoice}
  ${aids}
  ${media.print} { display: block; }
`;
