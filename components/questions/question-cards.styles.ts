import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Slips with a large question mark in the corner. */
export const questionCards = css`
  .question-cards { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${theme.space.l}; } ${media.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  .question-cards li { overflow: hidden; padding: ${theme.space.m} min(${theme.space.l}, 5vw) ${theme.space.l}; }
  .question-cards li::before {
    content: '?' / '';
    position: absolute;
    inset: -0.15em 0.1em auto auto;
    color: ${theme.color.sun};
    font: ${theme.weight.black} ${theme.type.giant}/1 ${theme.font.head};
    rotate: 9deg;
  }
  .question-cards li:nth-of-type(3n + 2)::before { color: ${theme.color.mint}; rotate: -6deg; }
  .question-cards li:nth-of-type(3n)::before { color: ${theme.color.sky}; }
  .question-cards li > * { position: relative; }
  .question-cards :is(h2, h3) { margin-block: ${theme.space.s} ${theme.space.xs}; padding-inline-end: 2em; font-size: ${theme.type.h4}; line-height: ${theme.leading.snug}; }
  .question-cards a { color: ${theme.color.ink}; text-decoration-color: transparent; }
  ${media.hover} { .question-cards li:hover a { text-decoration-color: currentColor; } }
  .question-cards li > :is(h2, h3) { position: static; }
  /* The link in the heading covers the whole card. */
  .question-cards a::after { content: ''; position: absolute; inset: 0; z-index: 1; }
`;
