import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** A coloured sheet with its answer as a stamp on the upper edge. */
export const side = css`
  .side { position: relative; padding: ${theme.space.xl} min(${theme.space.l}, 6vw) ${theme.space.l}; border-radius: ${theme.radius.large}; background: ${theme.tint.mint}; }
  .side[data-side='contra'] { background: ${theme.tint.sky}; }
  .side :is(h2, h4) { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  .side .stamp {
    position: absolute;
    inset: -0.6em ${theme.space.m} auto auto;
    padding: 0.1em 0.6em;
    border: ${theme.line.thick} solid ${theme.color.ink};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.press};
    font: ${theme.weight.black} ${theme.type.h3}/${theme.leading.snug} ${theme.font.head};
    rotate: 4deg;
  }
  .side[data-side='contra'] .stamp { rotate: -4deg; }
  .side ol { display: grid; gap: ${theme.space.s}; margin-block-start: ${theme.space.l}; counter-reset: reason; }
  .side li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.s}; align-items: start; font-weight: ${theme.weight.medium}; counter-increment: reason; }
  .side li::before {
    content: counter(reason);
    display: grid;
    place-items: center;
    inline-size: 1.7em;
    block-size: 1.7em;
    border-radius: 50%;
    background: ${theme.color.white};
    font: ${theme.weight.black} 1em/1 ${theme.font.head};
  }
  ${media.print} { .side[data-side] { border: ${theme.line.hair} solid; background: none; break-inside: avoid; } .side .stamp { inset-block-start: ${theme.space.xs}; } .side :is(h2, h4) { padding-inline-end: 3.5em; } }
`;
