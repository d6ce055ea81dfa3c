import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { folio } from './folio.styles';

/** A table of contents: the stamp of each page, its section in bold, its entries below. */
export const issueContents = css`
  ${folio}
  .issue-contents > h2 {
    margin-block-end: ${theme.space.m};
    padding-block-end: ${theme.space.xs};
    border-block-end: ${theme.line.double} double ${theme.color.ink};
    font-size: ${theme.type.h3};
  }
  .issue-contents > ol { columns: 2 ${theme.width.card}; column-gap: ${theme.space.xl}; }
  .issue-contents > ol > li { display: flex; gap: ${theme.space.s}; margin-block-end: ${theme.space.m}; break-inside: avoid; line-height: ${theme.leading.snug}; }
  .issue-contents > ol > li > :is(div, ul) { min-inline-size: 0; }
  .issue-contents a { display: inline-block; padding-block: ${theme.space.hair}; color: ${theme.color.ink}; }
  .issue-contents div > a { font: ${theme.weight.black} ${theme.type.text}/${theme.leading.snug} ${theme.font.head}; text-decoration-color: transparent; }
  .issue-contents ul { font-size: ${theme.type.small}; }
  .issue-contents ul a { text-decoration-color: ${theme.alpha.lineStrong}; }
  ${media.hover} { .issue-contents a:hover { text-decoration-color: currentColor; } }
  ${media.print} { .issue-contents > ol { columns: 3; font-size: ${theme.type.printDense}; } }
  .issue-contents li li + li { margin-block-start: ${theme.space.xxs}; }
`;
