import { css } from 'styled-components';
import { readAloudStyles } from '@/components/news/read-aloud.styles';
import { media, theme } from '@/components/ui/theme';

/** A text over the paper on phones, beside it on desktop. */
export const viewerText = css`
  .viewer-text {
    position: absolute;
    inset: 0;
    z-index: 3;
    overflow: auto;
    overscroll-behavior: contain;
    padding: ${theme.space.s} min(${theme.space.m}, 4vw) ${theme.space.xl};
    background: ${theme.color.paper};
    ${media.desktop} { position: static; grid-area: 1 / 2 / -1; min-block-size: 0; }
  }
  .viewer-text:focus-visible { outline-offset: calc(-1 * ${theme.line.double}); }
  /* The way back stays in reach, and reading aloud stops below it. */
  .viewer-text { --covered: calc(${theme.size.touch} + ${theme.space.m}); scroll-padding-block: var(--covered) 30%; }
  .viewer-text > div:first-of-type { position: sticky; z-index: 2; inset-block-start: calc(-1 * ${theme.space.s}); margin: calc(-1 * ${theme.space.s}) calc(-1 * min(${theme.space.m}, 4vw)) ${theme.space.s}; padding: ${theme.space.s} min(${theme.space.m}, 4vw) ${theme.space.xs}; background: ${theme.color.paper}; }
  .viewer-text > fieldset { margin-block-end: ${theme.space.m}; }
  .viewer-text [data-accent] { padding-block-start: ${theme.space.m}; }
  /* As on a phone, however wide the window is. */
  .viewer-text :is(header, figure) { display: block; }
  .viewer-text :is(header, figure) > :is(picture, div:has(> picture)) { margin-block-end: ${theme.space.m}; }
  .viewer-text h3 { font-size: ${theme.type.h3}; }
  ${readAloudStyles}
`;
