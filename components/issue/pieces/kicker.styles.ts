import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Text in the page's colour would lack contrast, so the colour is a mark before it. */
export const kicker = css`
  .piece-kicker {
    margin-block-end: ${theme.space.xxs};
    font-size: ${theme.type.tiny};
    font-weight: ${theme.weight.bold};
    letter-spacing: 0.08em;
    line-height: ${theme.leading.snug};
    text-transform: uppercase;
    break-after: avoid;
  }
  .piece-kicker::before {
    content: '';
    display: inline-block;
    inline-size: 1.6em;
    block-size: 0.5em;
    margin-inline-end: ${theme.space.xs};
    background: var(--accent);
    print-color-adjust: exact;
  }
`;
