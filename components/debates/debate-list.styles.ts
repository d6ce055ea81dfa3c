import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const debateList = css`
  .others ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; margin-block: ${theme.space.m}; ${media.tablet} { grid-template-columns: repeat(auto-fill, minmax(${theme.width.card}, 1fr)); } }
  .others li { padding: ${theme.space.m} min(${theme.space.l}, 5vw); }
  .others li p { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .others li a { color: ${theme.color.ink}; }
  .others li a::after { content: ''; position: absolute; inset: 0; }
  .others > p a { display: inline-block; padding-block: ${theme.space.s}; }
`;
