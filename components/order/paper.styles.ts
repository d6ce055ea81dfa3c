import { css } from 'styled-components';
import { priceOnPaper } from '@/components/plans/price.styles';
import { media, theme } from '@/components/ui/theme';

/** A form for the pen on one sheet of A4, with room to spare for printers that leave wide margins. */
export const paperStyles = css`
  display: none;
  /* Once something is ordered the receipt is what prints. */
  ${media.print} { main:not(:has([data-sheet])) & { display: grid; gap: 0.55em; } }
  --room: 2.5em;
  &[data-long] { --room: 1.6em; gap: 0.4em; font-size: ${theme.type.printDense}; }
  font-size: calc(${theme.type.printDense} * 1.08);
  line-height: 1.3;
  p { max-inline-size: none; }
  .head { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); gap: 2em; }
  .head > div { display: grid; align-content: start; gap: 0.4em; }
  .to { align-self: start; padding: 0.8em 1em; border: ${theme.line.hair} solid; white-space: pre-line; }
  .title { font: ${theme.weight.black} 1.7em/1.1 ${theme.font.head}; }
  .preview { font-weight: ${theme.weight.bold}; }
  .part { margin-block-start: 0.3em; padding-block-start: 0.4em; border-block-start: ${theme.line.thin} solid; font: ${theme.weight.black} 1.15em/1 ${theme.font.head}; }
  .paper-offer { display: grid; gap: 0.3em; }
  .paper-offer { ${priceOnPaper} }
  .text { font-size: 0.9em; white-space: pre-line; }
  .row { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.6em; }
  .row[data-of='address'] { grid-template-columns: minmax(0, 9fr) minmax(0, 4fr) minmax(0, 4fr) minmax(0, 8fr); }
  .row[data-of='iban'] { grid-template-columns: auto minmax(0, 1fr); }
  .row > :only-child { grid-column: 1 / -1; }
  .writing p { font-size: 0.85em; line-height: 1.1; }
  .writing .line { display: block; block-size: var(--room); border-block-end: ${theme.line.hair} solid; }
  .writing .line + .line { block-size: calc(var(--room) * 1.1); }
  .signs { display: flex; padding-block-start: 0.3em; }
  .sign { inline-size: 1.8em; block-size: calc(var(--room) - 0.3em); margin-inline-end: -${theme.line.hair}; border: ${theme.line.hair} solid; }
  .sign[data-last] { margin-inline-end: 0.5em; }
  .boxes { display: flex; flex-wrap: wrap; gap: 0.3em 1.6em; }
  .box { display: flex; gap: 0.6em; }
  .box::before { content: ''; flex: none; inline-size: 1.1em; block-size: 1.1em; border: ${theme.line.hair} solid; }
  .signing { display: grid; gap: 0.4em; margin-block-start: 0.3em; break-inside: avoid; }
  .to-keep { break-before: page; display: grid; gap: 1em; }
  &[data-long] .to-keep { font-size: 1.1em; }
  .legal { columns: 2; column-gap: 2em; }
  .legal .text { margin-block: 0.4em; }
  .legal > * + * .part { margin-block-start: 0.8em; }
`;
