import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Small numbers in a cell: above for a word, below for a letter of the solution word, which a played cell has in its name. */
const figure = css`
  sup, sub, &[data-mark]::before { position: absolute; inset-inline-start: ${theme.space.hair}; font: ${theme.weight.medium} 0.55em/1 ${theme.font.text}; }
  sup { inset-block-start: ${theme.space.hair}; }
  &[data-mark]::before { content: attr(data-mark); }
  sub, &[data-mark]::before { inset-block-end: ${theme.space.hair}; inset-inline: auto ${theme.space.hair}; padding: 0.1em 0.3em; border: ${theme.line.hair} solid; border-radius: 50%; }
`;

const CELL = `minmax(${theme.space.xl}, ${theme.size.touch})`;

/** Letter grids, printed and played. */
export const letters = css`
  /* Cells of touch size if there is room, smaller if a long word would not fit on a phone; more than 9 mm in print. */
  .letter-table { max-inline-size: 100%; margin: ${theme.space.xxs}; border-collapse: collapse; }
  .letter-table td {
    position: relative;
    inline-size: ${theme.size.touch};
    block-size: ${theme.size.touch};
    padding: 0;
    border: ${theme.line.thin} solid ${theme.color.ink};
    background: ${theme.color.white};
    font: ${theme.weight.bold} ${theme.type.text} ${theme.font.text};
    text-align: center;
    ${figure}
  }
  .letter-table td[data-blank] { border: 0; background: none; }
  ${media.print} { .letter-table td { inline-size: calc(${theme.size.touch} * 0.82); block-size: calc(${theme.size.touch} * 0.82); border-color: ${theme.color.print}; background: none; color: ${theme.color.print}; } }
  .letter-boxes { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.xxs}; }
  .letter-boxes > b { margin-inline-end: ${theme.space.xs}; }
  .letter-boxes > span { position: relative; display: grid; place-items: center; inline-size: ${theme.size.touch}; block-size: ${theme.size.touch}; border: ${theme.line.thin} solid ${theme.color.ink}; background: ${theme.tint.sun}; color: ${theme.color.ink}; font: ${theme.weight.black} ${theme.type.h4} ${theme.font.head}; ${figure} }
  /* Beside the name there is no room for all of them. */
  ${media.phone} { .letter-boxes > b { flex-basis: 100%; } }
  ${media.print} { .letter-boxes > span { border-color: ${theme.color.print}; background: none; color: ${theme.color.print}; } }
  /* Marks the focused cell; scrolls horizontally in the narrowest windows. */
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
  .letter-keys { display: flex; flex-wrap: wrap; gap: ${theme.space.xxs}; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  .letter-keys > button { min-inline-size: ${theme.size.touch}; min-block-size: ${theme.size.touch}; padding-inline: ${theme.space.xs}; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.small}; background: ${theme.color.white}; color: ${theme.color.ink}; font: ${theme.weight.bold} ${theme.type.small} ${theme.font.text}; }
  /* Cells and keys share the screen. */
  ${media.oneColumn} {
    [data-puzzle] > .letter-keys { position: sticky; z-index: 2; inset-block-end: 0; inline-size: 100%; padding-block: ${theme.space.xxs}; background: ${theme.color.white}; }
    [data-puzzle] [data-spot] { scroll-margin-block: calc(var(--covered) + ${theme.space.m}) 14em; }
  }
  ${media.phone} {
    .letter-cell { min-block-size: ${theme.space.xl}; }
    .letter-keys { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(${theme.space.xl}, 10vw), 1fr)); }
    .letter-keys > button { min-inline-size: 0; min-block-size: min(calc(${theme.size.touch} * 0.9), 14vw); padding-inline: 0; }
    .letter-keys > [data-wide] { grid-column: auto / span 3; }
  }
  ${media.hover} { .letter-keys > button:hover { background: ${theme.color.lilacPale}; } }
`;
