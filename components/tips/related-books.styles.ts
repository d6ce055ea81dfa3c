import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { stand } from './stand.styles';
import { tipPicture } from './tip-picture.styles';

/** On their own shelf. */
export const related = css`
  ${stand}
  ${tipPicture}
  .related h2 { margin-block-end: ${theme.space.xl}; font-size: ${theme.type.h3}; }
  /* A long word is broken, even where the browser knows no German syllables. */
  .related ul, .related a { display: grid; grid-template-columns: minmax(0, 1fr); }
  .related ul { gap: ${theme.space.xl} var(--shelf-gap); }
  ${media.tablet} { .related ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  .related a { color: ${theme.color.ink}; text-decoration: none; }
  .related strong { margin-block-start: ${theme.space.xl}; font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .related .facts-line { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  ${media.hover} { .related a:hover strong { text-decoration: underline; } }
`;
