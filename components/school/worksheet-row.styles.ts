import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** A sheet of paper in the list. */
export const worksheetRow = css`
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
