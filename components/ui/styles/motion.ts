import { css } from 'styled-components';
import { media, theme } from '../theme';

/** Sections rise when they come into view (R-NAV-8), if a script has marked them and motion is allowed. In print and
 * without JavaScript all is visible, focused or targeted content at once; find-in-page scrolls to its match. */
export const motion = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    [data-rise='shown'] { transition: opacity ${theme.motion.slow}, translate ${theme.motion.slow}; }
    [data-rise='shown']:focus-within { transition: none; }
    html:not([data-scripts='lost']) [data-rise='waiting']:not(:focus-within, :target *, :has(:target)) {
      opacity: 0;
      translate: 0 ${theme.motion.rise};
    }
  }
`;

/** A pressed button whose effect is pending (lib/hydrate). */
export const atWork = css`
  /* Only with a mouse: a cursor is inherited, so that every part of the button is styled again. */
  ${media.hover} { button[aria-busy='true'] { cursor: progress; } }
  button[aria-busy='true'] {
    outline: ${theme.line.thin} dashed currentcolor;
    outline-offset: ${theme.line.thin};
    ${media.moving} { animation: at-work 1s ease-in-out infinite alternate; }
  }
  @keyframes at-work { to { opacity: 0.6; } }
`;

export const print = css`
  ${media.print} {
    html { background: none; font-size: ${theme.type.print}; }
    body { font-size: 100%; }
    a { color: inherit; }
    /* Without JavaScript; with it, lib/plain/unfold.ts opens them in every browser. */
    details::details-content { content-visibility: visible; }
    .no-print { display: none !important; }
    h1, h2, h3 { break-after: avoid; }
  }
`;
