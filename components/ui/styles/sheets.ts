import { css } from 'styled-components';
import { media, theme } from '../theme';

/** What stands where a picture will: the colour of the palette next to its own (lib/images/ground.ts). */
const grounds = Object.entries(theme.color)
  .map(([name, colour]) => `[data-ground='${name}'] { background-color: ${colour}; }`)
  .join('');

/** Things made of paper: cards, pictures, notices. */
export const sheets = css`
  .sheet {
    position: relative;
    border: ${theme.line.hair} solid ${theme.alpha.line};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.sheet};
  }
  .sheet[data-lifts] { transition: translate ${theme.motion.medium}, rotate ${theme.motion.medium}, box-shadow ${theme.motion.medium}; }
  ${media.hover} {
    .sheet[data-lifts]:hover { translate: 0 ${theme.motion.lift}; rotate: -0.5deg; box-shadow: ${theme.shadow.lift}; }
    .sheet[data-lifts]:nth-of-type(even):hover { rotate: 0.5deg; }
  }
  ${media.still} { .sheet[data-lifts]:hover { translate: none; rotate: none; } }
  .sheet[data-fold] { border-start-end-radius: 0; clip-path: polygon(0 0, calc(100% - 2em) 0, 100% 2em, 100% 100%, 0 100%); }
  .sheet[data-fold]::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 2em;
    block-size: 2em;
    background: linear-gradient(45deg, ${theme.color.cream} 48%, ${theme.alpha.lineStrong} 50%, transparent 51%);
  }

  picture { display: block; overflow: hidden; }
  picture img { inline-size: 100%; }
  ${grounds}

  .notice {
    display: grid;
    gap: ${theme.space.xs};
    padding: ${theme.space.m} ${theme.space.l};
    border-inline-start: ${theme.space.xs} solid ${theme.color.violet};
    border-radius: ${theme.radius.small};
    background: ${theme.color.lilacPale};
    color: ${theme.color.ink};
  }
  .notice[data-tone='warning'] { border-color: ${theme.color.sun}; background: ${theme.color.cream}; }
  .notice[data-tone='success'] { border-color: ${theme.color.leaf}; background: ${theme.color.white}; }
  .notice[data-tone='fault'] { border-color: ${theme.color.red}; background: ${theme.color.white}; }

  .prose { max-inline-size: ${theme.width.text}; }
  .prose > * + * { margin-block-start: ${theme.space.m}; }
  .prose ul, .prose ol { padding-inline-start: 1.4em; }
  .prose li + li { margin-block-start: ${theme.space.xs}; }
  .prose li::marker { color: ${theme.color.violet}; font-weight: ${theme.weight.bold}; }
`;
