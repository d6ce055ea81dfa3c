import { css } from 'styled-components';
import { media, theme } from './theme';

/** Paper surfaces: cards and notes. */
export const sheet = css`
  .sheet {
    position: relative;
    border: ${theme.line.hair} solid ${theme.alpha.line};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.sheet};
  }
  .sheet[data-lifts] { transition: translate ${theme.motion.medium}, rotate ${theme.motion.medium}, box-shadow ${theme.motion.medium}; }
  ${media.hover} {
    .sheet[data-lifts]:hover { box-shadow: ${theme.shadow.lift}; }
    ${media.moving} {
      .sheet[data-lifts]:hover { translate: 0 ${theme.motion.lift}; rotate: -0.5deg; }
      .sheet[data-lifts]:nth-of-type(even):hover { rotate: 0.5deg; }
    }
  }
  ${media.print} { .sheet { box-shadow: none; break-inside: avoid; } }
`;

/** A sheet with its upper corner folded. */
export const folded = css`
  border-start-end-radius: 0;
  clip-path: polygon(0 0, calc(100% - 2em) 0, 100% 2em, 100% 100%, 0 100%);
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 2em;
    block-size: 2em;
    background: linear-gradient(45deg, ${theme.color.cream} 48%, ${theme.alpha.lineStrong} 50%, transparent 51%);
  }
  ${media.print} { border: ${theme.line.hair} solid; clip-path: none; &::after { content: none; } }
`;
