import { css } from 'styled-components';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';
import { pagePicture } from './page-picture.styles';

/** Three sheets as somebody left them on the table. */
export const issuePeek = css`
  ${pagePicture}
  ul { display: grid; gap: ${theme.space.l}; margin-block-end: ${theme.space.m}; }
  ${media.handheld} { ul { ${strip} padding-block: ${theme.space.s} ${theme.space.l}; } }
  ${media.desk} { ul { grid-template-columns: repeat(3, minmax(0, 1fr)); padding-inline: ${theme.space.m}; } }
  li:nth-of-type(1) { rotate: -1.2deg; }
  li:nth-of-type(2) { rotate: 0.6deg; }
  li:nth-of-type(3) { rotate: 1.6deg; }
  li a { display: block; }
  ${media.print} { ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
`;
