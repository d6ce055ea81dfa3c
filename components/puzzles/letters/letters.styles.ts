import { css } from 'styled-components';
import { gridStyles } from './grid.styles';
import { letterBoxes } from './letter-boxes.styles';
import { letterKeys } from './letter-keys.styles';
import { letterTable } from './letter-table.styles';

/** Letter grids, printed and played. */
export const letters = css`
  ${letterTable}
  ${letterBoxes}
  ${gridStyles}
  ${letterKeys}
`;
