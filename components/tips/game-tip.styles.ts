import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { tipPicture } from './tip-picture.styles';
import { tipWords } from './tip-words.styles';

/** The game's type, stuck on the picture. */
export const gameTip = css`
  ${tipWords}
  ${tipPicture}
  .scene { position: relative; }
  .scene picture { border-radius: ${theme.radius.sheet} ${theme.radius.sheet} 0 0; }
  .scene img { inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; }
  .type {
    position: absolute;
    inset: auto auto calc(-1 * ${theme.space.s}) ${theme.space.s};
    padding: ${theme.space.hair} ${theme.space.s};
    background: ${theme.color.sun};
    color: ${theme.color.print};
    box-shadow: ${theme.shadow.sheet};
    font-size: ${theme.type.tiny};
    font-weight: ${theme.weight.bold};
    rotate: -2deg;
    hyphens: manual;
    ${media.forced} { border: ${theme.line.hair} solid; }
  }
  ${media.print} { .scene img { aspect-ratio: 2; } }
`;
