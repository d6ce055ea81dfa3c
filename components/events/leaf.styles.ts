import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** The tear-off calendar leaf: a head in the category's colour, held by two rings, and a big day. */
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
  .leaf .day[data-range] { font-size: ${theme.type.h4}; padding-block: ${theme.space.s}; white-space: nowrap; }
`;
