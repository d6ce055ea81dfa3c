import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Date of an offline copy: in the space that every page leaves for the masthead, plus one line (R-KEEP-2). */
export const keptNote = css`
  main[data-kept]::before {
    content: attr(data-kept);
    display: block;
    margin-block-end: calc(-1 * ${theme.space.header});
    padding: calc(${theme.space.header} + ${theme.space.xs}) ${theme.space.gutter} ${theme.space.xs};
    background: ${theme.color.cream};
    font-size: ${theme.type.small};
    line-height: ${theme.leading.snug};
    text-align: center;
    text-wrap: balance;
  }
`;
