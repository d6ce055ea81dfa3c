import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** A calendar leaf: head in the category's colour, two rings, and a big day. */
export const leaf = css`
  .leaf {
    display: grid;
    inline-size: ${theme.size.leaf};
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    box-shadow: ${theme.shadow.sheet};
    font-family: ${theme.font.head};
    line-height: ${theme.leading.tight};
    text-align: center;
  }
  .leaf .month {
    position: relative;
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
    padding-block: ${theme.space.xxs};
    border-block-end: ${theme.line.thin} solid ${theme.color.ink};
    background: var(--category, ${theme.color.sun});
    color: ${theme.color.print};
    font-size: ${theme.type.tiny};
    font-weight: ${theme.weight.bold};
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  .leaf .month::before, .leaf .month::after {
    content: '';
    position: absolute;
    inset-block-start: -28%;
    inline-size: 9%;
    block-size: 45%;
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.paper};
  }
  .leaf .month::before { inset-inline-start: 18%; }
  .leaf .month::after { inset-inline-end: 18%; }
  .leaf .day { padding-block: ${theme.space.xxs} ${theme.space.xs}; font-size: ${theme.type.leaf}; font-weight: ${theme.weight.black}; }
  [data-state='past'] .leaf { filter: grayscale(0.85); }
  .leaf .day[data-range] { font-size: ${theme.type.h4}; padding-block: ${theme.space.s}; white-space: nowrap; }
`;

/** Leaf on an event card; on phones and on paper in the corner of the picture. */
export const leafOnCard = css`
  ${leaf}
  .leaf { position: absolute; inset: calc(-1 * ${theme.space.m}) ${theme.space.m} auto auto; rotate: 3deg; }
  :focus-within > .leaf { view-transition-name: event-leaf; }
  ${media.rows} { ${media.roomy} {
    .leaf { inset: calc(-1 * ${theme.space.s}) auto auto calc(-1 * ${theme.space.xs}); font-size: 0.8em; rotate: -4deg; }
  } }
`;

/** Leaf over the edge of an event's picture, and in the list of other events. */
export const leafOnPage = css`
  ${leaf}
  figure .leaf { position: absolute; inset: auto auto ${theme.space.s} ${theme.space.l}; rotate: -4deg; transform-origin: 0 100%; view-transition-name: event-leaf; }
  ${media.roomy} { figure .leaf { inset-block-end: calc(-1 * ${theme.space.l}); scale: 1.25; } }
  li .leaf { rotate: -2deg; }
  li:nth-of-type(even) .leaf { rotate: 2deg; }
`;
