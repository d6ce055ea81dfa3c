import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** A newspaper page on the table: hardly rounded, with a soft line across the middle for the fold. */
export const pagePicture = css`
  .page-picture {
    position: relative;
    border: ${theme.line.hair} solid ${theme.alpha.line};
    border-radius: ${theme.line.thin};
    background: ${theme.color.newsprint};
    box-shadow: ${theme.shadow.lift};
  }
  .page-picture::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(${theme.alpha.crease}, transparent 3%) center bottom / 100% 50% no-repeat;
    ${media.forced} { display: none; }
    ${media.print} { display: none; }
  }
`;
