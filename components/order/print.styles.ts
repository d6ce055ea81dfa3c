import { css } from 'styled-components';
import { media } from '@/components/ui/theme';

/** A receipt with all its small print, on one A4 sheet with room to spare for long names. */
export const receiptOnPaper = css`
  ${media.print} {
    .receipt { gap: 0.35em; padding: 0; border: 0; font-size: 0.82em; line-height: 1.3; }
    .receipt h4 { font-size: 1.4em; }
    .receipt h5 { font-size: 1.1em; }
    .receipt .aside, .receipt .lines dt, .receipt .lines dd { font-size: 1em; line-height: 1.3; }
    .receipt .lines > div { grid-template-columns: minmax(0, 2fr) minmax(0, 5fr); align-items: baseline; padding-block: 0.1em; }
    .receipt .small-print { display: block; columns: 2; column-gap: 1.6em; font-size: 0.82em; line-height: 1.2; }
    .receipt .small-print section { display: block; }
    .receipt .small-print p { margin-block-end: 0.3em; font-size: 1em; line-height: 1.2; }
  }
`;

/**
 * Where the page holds a sheet, any way of printing prints that sheet alone: a receipt or a declaration, or the gift
 * card by its own button. What neither is the sheet, lies in it nor leads to it disappears.
 */
export const sheetPrinting = css`
  @page { size: A4; }
  ${media.print} { main:not(:has([data-sheet])) [data-screen] { display: none !important; } }
  ${media.print} {
    main:has([data-sheet]) *:not(:has([data-sheet]), [data-sheet], [data-sheet] *) { display: none !important; }
    html:has([data-sheet]) main :has([data-sheet]) { display: block !important; inline-size: auto; margin: 0; padding: 0; border: 0; box-shadow: none; clip-path: none; }
    html:not([data-print='card']) [data-sheet='card'], html[data-print='card'] [data-sheet='receipt'] { display: none !important; }
    html[data-print='card'] main [data-sheet='card'] { inline-size: 100vw; block-size: 100vh; aspect-ratio: auto; border: 0; border-radius: 0; box-shadow: none; }
  }
`;
