import { css } from 'styled-components';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';
import { pagePicture } from './page-picture.styles';

/** Three sheets as somebody left them on the table. */
export const issuePeek = css`
  ${pagePicture}
  ul { display: grid; gap: ${theme.space.l}; padding-block: ${theme.space.l}; }
  ${media.handheld} { ul { ${strip} } }
  ${media.desk} { ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  li { rotate: -1deg; }
  li:nth-of-type(2) { rotate: 1deg; }
  ${media.print} { ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
`;
