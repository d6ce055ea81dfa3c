import { css } from 'styled-components';

/**
 * Prints one sheet alone: `printSheet` names it at the root element. Every element that neither is the sheet, lies in
 * it nor leads to it disappears.
 */
export const sheetPrinting = css`
  @media print {
    html[data-print] main *:not(:has([data-sheet]), [data-sheet], [data-sheet] *) { display: none !important; }
    html[data-print='receipt'] [data-sheet='card'], html[data-print='card'] [data-sheet='receipt'] { display: none !important; }
    html[data-print] main :has([data-sheet]) { display: block !important; inline-size: auto; margin: 0; padding: 0; border: 0; box-shadow: none; clip-path: none; }
    html[data-print='card'] [data-sheet='card'] { inline-size: 100vw; block-size: 100vh; aspect-ratio: auto; border: 0; border-radius: 0; box-shadow: none; }
  }
`;
