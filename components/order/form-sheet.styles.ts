import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { check } from './fields/check.styles';
import { choice } from './fields/choice.styles';
import { faultSummary } from './fields/fault-summary.styles';
import { fieldParts } from './fields/field-parts.styles';
import { textInput } from './fields/text-input.styles';
import { formParts } from './parts/form-parts.styles';

/**
 * On a page with a sheet, every print contains only that sheet: a receipt or a declaration, or the gift card if its own
 * button was used. Everything but the sheet, its content and its ancestors is hidden.
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

/** The sheet of a form, with the styles of all form parts and outcomes. */
export const formSheet = css`
  /* Large text does not eat the sheet's edges as well. */
  --pad: min(${theme.space.m}, 5vw);
  --row: ${theme.space.s};
  ${media.tablet} { --pad: ${theme.space.l}; --row: ${theme.space.l}; }
  align-self: start;
  padding: ${theme.space.l} var(--pad);
  container-type: inline-size;
  ${media.tablet} { padding: ${theme.space.xl}; }
  > h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  .without-script { --pad: ${theme.space.l}; display: none; }
  @media (scripting: none) { .without-script { display: block; } .with-script { display: none; } }
  html[data-scripts='lost'] &:has(fieldset[data-state='built']) { .without-script { display: block; } .with-script { display: none; } }
  fieldset { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  ${fieldParts}
  ${textInput}
  ${choice}
  ${check}
  ${faultSummary}
  ${formParts}
`;
