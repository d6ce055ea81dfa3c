import { css } from 'styled-components';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';

/** All pages in one scrollable row. */
export const viewerThumbs = css`
  .viewer-thumbs { grid-column: 1; overflow-x: auto; overscroll-behavior: contain; background: ${theme.color.paper}; }
  .viewer-thumbs > ol { display: flex; inline-size: fit-content; margin-inline: auto; padding: ${theme.space.xs} ${theme.space.s}; }
  .viewer-thumbs button { display: grid; gap: ${theme.space.xxs}; inline-size: max(${theme.size.sign}, min(14vh, ${theme.size.thumb})); padding: ${theme.space.xxs}; border: ${theme.line.thin} solid transparent; border-radius: ${theme.radius.small}; background: none; font: ${theme.weight.bold} ${theme.type.tiny}/1 ${theme.font.head}; }
  .viewer-thumbs button[aria-current] { border-color: ${theme.color.ink}; background: ${theme.color.sun}; ${media.forced} { ${chosenInContrast} } }
  .viewer-thumbs img { inline-size: 100%; aspect-ratio: 0.7; background: ${theme.color.white}; }
`;
