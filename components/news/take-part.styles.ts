import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const takePart = css`
  .take-part > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; ${media.desk} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${theme.space.l}; } }
  .take-part .sheet { display: grid; grid-template: auto auto 1fr auto / minmax(0, 1fr); padding: min(${theme.space.l}, 6vw); border-block-start: ${theme.space.xs} solid ${theme.color.teal}; }
  .take-part .sheet + .sheet { border-block-start-color: ${theme.color.coral}; }
  .take-part .sheet:last-of-type { border-block-start-color: ${theme.color.sun}; }
  /* A phone has the ways alone: what they lead to is a page each. */
  .take-part :is(h3, p:not(.kicker)) { display: none; ${media.tablet} { display: block; } }
  .take-part h3 { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.h4}; }
`;
