import { css } from 'styled-components';
import { media, theme } from '../theme';

/**
 * Sections rise as they come into view (10 %, spec 1 §2). Only where the observer runs and motion is welcome:
 * it sets data-observed on the root element, so that without script, in print and on paper all is simply there.
 */
export const motion = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    [data-observed] [data-rise] { transition: opacity ${theme.motion.slow}, translate ${theme.motion.slow}; }
    [data-observed] [data-rise='waiting'] { opacity: 0; translate: 0 ${theme.motion.rise}; }
  }
`;

export const print = css`
  ${media.print} {
    html { background: none; font-size: ${theme.type.print}; }
    body { font-size: 100%; }
    a { color: inherit; }
    .no-print { display: none !important; }
    .sheet { box-shadow: none; break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
  }
`;
