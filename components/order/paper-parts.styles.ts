import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Parts of a paper form; `--room` is the height of a writing line. */
export const paperParts = css`
  .part { margin-block-start: 0.3em; padding-block-start: 0.4em; border-block-start: ${theme.line.thin} solid; font: ${theme.weight.black} 1.15em/1 ${theme.font.head}; }
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
`;
