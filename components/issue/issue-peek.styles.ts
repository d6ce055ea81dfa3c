import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import { pagePicture } from './page-picture.styles';

/** Three pages scattered on the table. */
export const issuePeek = css`
  ${pagePicture}
  ul { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: min(${theme.space.xl}, 3vw); margin-block-end: ${theme.space.m}; }
  li:nth-of-type(odd) { rotate: -1.5deg; }
  li:nth-of-type(2) { rotate: 1deg; }
`;
