import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const kindSign = css`
  .kind-sign { inline-size: ${theme.size.thumb}; block-size: auto; padding: ${theme.space.xxs}; border-radius: ${theme.radius.small}; background: ${theme.tint.mint}; color: ${theme.color.ink}; }
  .kind-sign path:not([fill]), .kind-sign text { fill: currentColor; }
  .kind-sign text { font-family: ${theme.font.head}; font-weight: ${theme.weight.black}; }
  ${media.print} { .kind-sign { display: none; } }
`;
