import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { viewerPage } from './page.styles';
import { viewerText } from './text.styles';
import { viewerThumbs } from './thumbs.styles';
import { viewerTools } from './tools.styles';

/** Width to height of a page of 280 by 400 mm. */
const RATIO = 0.7;

/** Bar, paper and tools stacked; a text beside the paper if there is room, else over it. */
export const viewerPaper = css`
  .viewer-inside {
    position: relative;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    min-block-size: 100%;
    block-size: 100%;
    /* Never by lines: they are light at night and black in high contrast, and names stand on it. */
    background: radial-gradient(farthest-corner at 50% 30%, transparent, ${theme.color.woodDeep} 165%) ${theme.color.woodPale};
    ${media.low} { block-size: auto; grid-template-rows: auto 100dvh auto; }
  }
  ${media.desktop} { .viewer-inside[data-text] { grid-template-columns: minmax(0, 1fr) min(${theme.width.narrow}, 42%); } }
  .viewer-bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s};
    min-inline-size: 0;
    padding: ${theme.space.xxs} ${theme.space.s};
  }
  .viewer-bar > p { min-inline-size: 0; overflow: hidden; font: ${theme.weight.bold} ${theme.type.small}/${theme.leading.snug} ${theme.font.head}; text-overflow: ellipsis; white-space: nowrap; }

  .viewer-stage {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 0;
    overflow: hidden;
    container-type: size;
    touch-action: none;
    user-select: none;
  }
  .viewer-stage[data-zoomed] { cursor: grab; }
  .viewer-stage:focus-visible { outline-offset: calc(-1 * ${theme.line.double}); }
  .viewer-sheets {
    --width: min(94cqi, ${94 * RATIO}cqb);
    position: relative;
    inline-size: var(--width);
    aspect-ratio: ${RATIO};
  }
  .viewer-stage[data-double] .viewer-sheets { --width: min(96cqi, ${2 * 94 * RATIO}cqb); aspect-ratio: ${2 * RATIO}; }
  .viewer-stage:not([data-held]) .viewer-sheets { transition: transform ${theme.motion.fast}, translate ${theme.motion.slow}; }
  /* Closed, the paper lies in the middle. */
  .viewer-sheets[data-alone='right'] { translate: -25% 0; }
  .viewer-sheets[data-alone='left'] { translate: 25% 0; }
  ${viewerPage}
  ${viewerTools}
  ${viewerThumbs}
  ${viewerText}
`;
