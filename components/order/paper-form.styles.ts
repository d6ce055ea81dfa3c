import { css } from 'styled-components';
import { priceOnPaper } from '@/components/plans/price.styles';
import { media, theme } from '@/components/ui/theme';
import { paperParts } from './paper-parts.styles';

/** A paper form on one A4 sheet, with room to spare for printers with wide margins. */
export const paperForm = css`
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
  .paper-offer { display: grid; gap: 0.3em; }
  .paper-offer { ${priceOnPaper} }
  ${paperParts}
  .to-keep { break-before: page; display: grid; gap: 1em; }
  &[data-long] .to-keep { font-size: 1.1em; }
  .legal { columns: 2; column-gap: 2em; }
  .legal div > p:not(:first-of-type) { margin-block: 0.4em; font-size: 0.9em; white-space: pre-line; }
  .legal > * + * > :first-of-type { margin-block-start: 0.8em; }
`;
