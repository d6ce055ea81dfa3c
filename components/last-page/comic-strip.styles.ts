import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Framed in ink as in print, with a bubble for each speaker. */
export const comicStrip = css`
  .comic figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${theme.space.l}; margin-block-end: ${theme.space.s}; padding-block: ${theme.space.xs}; border-block: ${theme.line.double} double; }
  .comic figcaption strong { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .comic figcaption span { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .comic ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l} ${theme.space.m}; }
  ${media.tablet} { .comic ol { grid-template-columns: 1fr 1fr; } }
  ${media.wide} { .comic ol { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
  .comic li { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xs}; align-content: start; }
  .comic picture { border: ${theme.line.thick} solid ${theme.color.ink}; border-radius: ${theme.radius.small}; overflow: clip; }
  .comic img { inline-size: 100%; }
  .comic li > p { position: relative; justify-self: start; max-inline-size: 100%; padding: ${theme.space.xs} ${theme.space.m}; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.large}; background: ${theme.color.white}; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }
  .comic li > p:nth-of-type(even) { justify-self: end; }
  /* The tail of a bubble points to the picture. */
  .comic picture + p::before {
    content: '';
    position: absolute;
    inset: -0.4em auto auto 1.4em;
    inline-size: 0.7em;
    block-size: 0.7em;
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-inline-end: 0;
    border-block-end: 0;
    background: inherit;
    rotate: 45deg;
  }
  ${media.print} { .comic ol { grid-template-columns: repeat(4, 1fr); gap: ${theme.space.xs}; } .comic li { break-inside: avoid; } .comic li > p { padding: 0; border: 0; } .comic li > p::before { display: none; } }
`;
