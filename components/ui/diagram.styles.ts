import { css } from 'styled-components';
import { media, theme } from './theme';

export const diagram = css`
  .diagram { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m} ${theme.space.xl}; align-items: start; }
  ${media.desktop} { .diagram[data-alone] { grid-template-columns: minmax(0, 8fr) minmax(0, 5fr); } }
  .diagram > div { position: relative; }
  .diagram > div > svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible; }
  .diagram circle { fill: ${theme.color.white}; stroke: ${theme.color.ink}; stroke-width: 0.15em; }
  /* The smaller the drawing is shown, the larger its numbers stand in it. */
  .diagram:not([data-alone]) g > * { scale: 1.55; }
  .diagram .name { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .diagram text { fill: ${theme.color.ink}; font-family: ${theme.font.head}; font-weight: ${theme.weight.black}; }
  .diagram figcaption > p:not(.name) { margin-block: ${theme.space.xs} ${theme.space.s}; }
  .diagram ol { display: grid; gap: ${theme.space.xs}; padding-inline-start: 1.6em; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .diagram li::marker { font: ${theme.weight.black} 1em ${theme.font.head}; }
  ${media.print} { .diagram { display: block; break-inside: avoid; } .diagram > div { inline-size: 62%; margin-block-end: ${theme.space.m}; } .diagram[data-alone] { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } .diagram[data-alone] > div { inline-size: auto; } }
`;
