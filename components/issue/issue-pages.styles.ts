import { css } from 'styled-components';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';

/** Laid out in the order of the sheets: the first alone, then two and two as they lie open. */
export const issuePages = css`
  .issue-pages { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; gap: ${theme.space.xs} ${theme.space.m}; }
  .issue-pages > h2 { font-size: ${theme.type.h3}; }
  .issue-pages > ol { display: flex; grid-column: 1 / -1; gap: ${theme.line.hair}; padding-block: ${theme.space.m}; }
  .issue-pages > ol > li { flex: 1 1 0; min-inline-size: 0; max-inline-size: ${theme.width.card}; }
  .issue-pages > ol > li:nth-of-type(even) { margin-inline-start: ${theme.space.s}; }
  ${media.handheld} {
    .issue-pages > ol { ${strip} }
    .issue-pages > ol > li { flex: none; inline-size: min(9em, 40vw); }
  }
  .issue-pages li > a { display: grid; gap: ${theme.space.xs}; color: ${theme.color.ink}; font: ${theme.weight.bold} ${theme.type.tiny}/1 ${theme.font.head}; text-align: center; text-decoration: none; }
  .issue-pages picture { transition: translate ${theme.motion.medium}; }
  ${media.hover} { .issue-pages li > a:hover picture { translate: 0 ${theme.motion.lift}; } }
  .issue-pages > a { font-size: ${theme.type.small}; }
  ${media.phone} { .issue-pages { grid-template-columns: minmax(0, 1fr); } }
  ${media.print} { .issue-pages { display: none; } }
`;
