import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/* On phones a row for each item; the items themselves have pages of their own. */
export const takePart = css`
  .take-part > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xs}; ${media.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${theme.space.l}; } }
  .take-part .sheet { padding-inline: ${theme.space.m}; }
  .take-part :is(h3, p) { display: none; ${media.tablet} { display: block; } }
  .take-part h3 { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.h4}; }
  ${media.tablet} {
    .take-part > div { gap: ${theme.space.m}; }
    .take-part .sheet { display: grid; grid-template: auto auto 1fr auto / minmax(0, 1fr); padding: min(${theme.space.l}, 6vw); border-block-start: ${theme.space.xs} solid ${theme.color.teal}; }
    .take-part .sheet:nth-of-type(2) { border-block-start-color: ${theme.color.coral}; }
    .take-part .sheet:nth-of-type(3) { border-block-start-color: ${theme.color.sun}; }
  }
`;
