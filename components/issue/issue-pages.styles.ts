import { css } from 'styled-components';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';
import { opensAt } from './opens-at.styles';
import { pagePicture } from './page-picture.styles';

/** In the order of the printed sheets: the first page alone, then pairs. */
export const issuePages = css`
  ${pagePicture}
  ${opensAt}
  .issue-pages { display: grid; grid-template-columns: minmax(0, 1fr); }
  .issue-pages > h2 { font-size: ${theme.type.h3}; }
  .issue-pages > ol { display: flex; gap: ${theme.line.hair}; padding-block: ${theme.space.m}; }
  .issue-pages > ol > li { flex: 1 1 0; min-inline-size: 0; max-inline-size: ${theme.width.card}; }
  .issue-pages > ol > li:nth-of-type(even) { margin-inline-start: ${theme.space.s}; }
  ${media.handheld} {
    .issue-pages > ol { ${strip} }
    .issue-pages > ol > li { flex: none; inline-size: min(9em, 40vw); }
  }
  .issue-pages li { position: relative; display: grid; gap: ${theme.space.xs}; font: ${theme.weight.bold} ${theme.type.tiny}/1 ${theme.font.head}; text-align: center; }
  .issue-pages picture { transition: translate ${theme.motion.medium}; }
  ${media.hover} { .issue-pages li:hover > picture { translate: 0 ${theme.motion.lift}; } }
  /* The way into the PDF, where nothing opens the viewer. */
  .issue-pages li > a { position: absolute; inset: 0; display: none; }
  @media (scripting: none) { .issue-pages li > a { display: block; } }
  html[data-scripts='lost'] & .issue-pages li > a { display: block; }
  ${media.print} { .issue-pages { display: none; } }
`;
