import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Takes its colour from the page it numbers. */
export const folio = css`
  .folio {
    display: inline-grid;
    place-items: center;
    flex: none;
    min-inline-size: 1.7em;
    block-size: 1.7em;
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.pill};
    background: var(--accent);
    color: var(--on-accent);
    print-color-adjust: exact;
    font: ${theme.weight.black} 1em/1 ${theme.font.head};
    rotate: -5deg;
    ${media.forced} { border-color: CanvasText; }
  }
`;
