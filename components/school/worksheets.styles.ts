import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Sheets lie below each other, on a desk in two columns. */
export const worksheetRows = css`
  .worksheets { --row: ${theme.row.tipInRow}; display: grid; gap: ${theme.space.m}; }
  ${media.desk} { .worksheets { grid-template-columns: 1fr 1fr; gap: ${theme.space.l}; } }
  .worksheet {
    display: grid;
    gap: ${theme.space.xs};
    block-size: 100%;
    padding: ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.large};
    background: ${theme.color.white};
    scroll-margin-block-start: ${theme.space.xxxl};
  }
  .worksheet h2 { font-size: ${theme.type.lead}; }
  .worksheet p { color: ${theme.color.soft}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.dense}; }
  .worksheet .ways { display: flex; flex-wrap: wrap; gap: 0 ${theme.space.m}; }
  .worksheet .ways a { padding-block: ${theme.space.xs}; }
`;
