import { css } from 'styled-components';
import { example } from '@/components/tips/example-note.styles';
import { media, theme } from '@/components/ui/theme';
import { folio } from './folio.styles';
import { pieces } from './piece.styles';

/** A white sheet with a coloured rule on top; small pieces flow in columns, so that there are no gaps. */
export const issueSheet = css`
  ${folio}
  .issue-sheet {
    position: relative;
    padding: ${theme.space.l} min(${theme.space.xxl}, 5vw) min(${theme.space.xxl}, 8vw);
    border: ${theme.line.hair} solid ${theme.alpha.line};
    border-block-start: ${theme.space.xs} solid var(--accent);
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.sheet};
  }
  .issue-sheet > h2 {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    margin-block-end: ${theme.space.l};
    padding-block-end: ${theme.space.xs};
    border-block-end: ${theme.line.double} double ${theme.color.ink};
    font-size: ${theme.type.h4};
    letter-spacing: 0.02em;
  }
  .issue-sheet > h2 > span:first-of-type { margin-block: calc(-1 * ${theme.space.xs}); font-size: 1.35em; }
  .issue-sheet > .wide + div, .issue-sheet > .shared + div { margin-block-start: ${theme.space.l}; padding-block-start: ${theme.space.l}; border-block-start: ${theme.line.hair} solid ${theme.alpha.lineStrong}; }
  .issue-sheet > .shared { columns: 3 ${theme.width.card}; column-gap: ${theme.space.xl}; }
  .issue-sheet > .shared[data-pieces='1']:not(:has(picture)) { columns: 1; max-inline-size: ${theme.width.text}; }
  .issue-sheet > .shared:is([data-pieces='1'], [data-pieces='2']) { columns: 2 ${theme.width.card}; }
  .issue-sheet > .shared > [data-piece]:not(:only-child) { break-inside: avoid; }
  .issue-sheet > .shared > [data-piece] { margin-block-end: ${theme.space.l}; }
  [data-piece] { scroll-margin-block-start: calc(var(--covered) + ${theme.space.m}); }
  [data-piece]:target { outline: ${theme.line.thick} solid ${theme.color.sun}; outline-offset: ${theme.space.s}; }
  .issue-sheet h3 { line-height: ${theme.leading.snug}; }
  .shared { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .shared h3 { margin-block-end: ${theme.space.xxs}; font-size: ${theme.type.h4}; }
  .shared p + p { margin-block-start: ${theme.space.xs}; }
  ${example}
  .issue-sheet > p { max-inline-size: none; margin-block-end: ${theme.space.xs}; }
  ${pieces}
  ${media.print} {
    .issue-sheet { padding: ${theme.space.m} 0 0; border: 0; box-shadow: none; }
    .issue-sheet > h2 { margin-block-end: ${theme.space.m}; break-inside: avoid; break-after: avoid; }
    .issue-sheet > h2 > span:first-of-type { margin-block: 0; }
    .issue-sheet > .shared { columns: 2; font-size: ${theme.type.printDense}; }
    .issue-sheet :is(h3, h4) { break-after: avoid; }
    [data-piece] > picture { max-inline-size: 60%; }
    /* Paper leads to its own pages, not to those of the site. */
    [data-piece='article'] > a:not([href^='#']) { display: none; }
  }
`;
