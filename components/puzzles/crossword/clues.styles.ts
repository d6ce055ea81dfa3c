import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const clues = css`
  .clue-lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${theme.width.card}, 100%), 1fr)); gap: ${theme.space.m} ${theme.space.xl}; }
  .clue-lists h3 { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.h4}; }
  .clue-lists li { display: flex; gap: ${theme.space.xs}; padding-block: ${theme.space.hair}; line-height: ${theme.leading.snug}; }
  .clue-lists li > b { flex: none; min-inline-size: 1.6em; }
  .clue-lists li > :not(b) { min-inline-size: 0; }
  ${media.print} { .clue-lists { grid-template-columns: 1fr 1fr; font-size: ${theme.type.print}; } .clue-lists li { padding-block: 0; } }
`;
