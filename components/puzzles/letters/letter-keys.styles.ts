import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const letterKeys = css`
  .letter-keys { display: flex; flex-wrap: wrap; gap: ${theme.space.xxs}; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  .letter-keys > button { min-inline-size: ${theme.size.touch}; min-block-size: ${theme.size.touch}; padding-inline: ${theme.space.xs}; border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.small}; background: ${theme.color.white}; color: ${theme.color.ink}; font: ${theme.weight.bold} ${theme.type.small} ${theme.font.text}; cursor: pointer; }
  ${media.phone} {
    .letter-keys { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(${theme.space.xl}, 10vw), 1fr)); }
    .letter-keys > button { min-inline-size: 0; padding-inline: 0; }
    .letter-keys > [data-wide] { grid-column: auto / span 3; }
  }
  ${media.hover} { .letter-keys > button:hover { background: ${theme.color.lilacPale}; } }
`;
