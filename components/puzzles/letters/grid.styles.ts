import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import { figure } from './figure.styles';

const CELL = `minmax(${theme.space.xl}, ${theme.size.touch})`;

/** Marks the focused cell; scrolls horizontally in the narrowest windows. */
export const gridStyles = css`
  .grid-scroll { max-inline-size: 100%; overflow-x: auto; padding: ${theme.space.xxs}; }
  .letter-grid { display: grid; inline-size: max-content; max-inline-size: 100%; }
  .letter-grid > tbody { display: contents; }
  .letter-grid td { padding: 0; }
  .letter-grid th { font: inherit; text-align: start; }
  .letter-grid tr { display: grid; grid-auto-flow: column; grid-auto-columns: ${CELL}; justify-content: start; }
  .letter-cell {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: ${theme.size.touch};
    margin: 0 calc(-1 * ${theme.line.thin}) calc(-1 * ${theme.line.thin}) 0;
    border: ${theme.line.thin} solid ${theme.color.ink};
    background: ${theme.color.white};
    font: ${theme.weight.bold} ${theme.type.text} ${theme.font.text};
    cursor: pointer;
    user-select: none;
    ${figure}
  }
  .letter-cell[data-lit] { background: ${theme.color.lilacPale}; }
  .letter-cell:focus, .letter-cell[tabindex='0'] { z-index: 1; outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: calc(-1 * ${theme.line.thick}); }
  .letter-cell[tabindex='0'] { box-shadow: inset 0 0 0 ${theme.line.double} ${theme.color.sun}; }
  .letter-cell[aria-invalid] > span { text-decoration: line-through ${theme.line.thin}; }
  .letter-cell[aria-invalid]::after { content: ''; position: absolute; inset: 0; border: ${theme.line.thick} dashed ${theme.color.coral}; }
`;
