import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { worksheetCard } from './worksheet-card.styles';

/** Stacked cards; two columns on desktop. */
export const worksheetRows = css`
  .worksheets { --row: ${theme.row.tipInRow}; display: grid; gap: ${theme.space.m}; }
  ${media.desk} { .worksheets { grid-template-columns: 1fr 1fr; gap: ${theme.space.l}; } }
  ${worksheetCard}
`;
