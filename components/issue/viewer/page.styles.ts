import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Half a turn; both halves last as long as the site's longest motion. */
const HALF = '150ms';

/** Edges of two pages, to the right, or to the left if `--out` is -1. */
const EDGES = [
  [theme.line.thin, theme.color.cream],
  [theme.line.thick, theme.alpha.line],
]
  .map(
    ([across, colour]) =>
      `calc(var(--out, 1) * ${across}) ${theme.line.hair} 0 calc(-1 * ${theme.line.hair}) ${colour}`,
  )
  .join(', ');

/** A page with its fold, the edges of the pages beneath it, and the zones of its pieces. */
export const viewerPage = css`
  .viewer-page {
    position: absolute;
    inset-block: 0;
    inline-size: 100%;
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.lift};
    transition: translate ${theme.motion.fast};
    ${media.forced} { outline: ${theme.line.hair} solid CanvasText; }
  }
  .viewer-page:not([data-side='alone']) { inline-size: 50%; }
  .viewer-page[data-side='right'] { inset-inline-start: 50%; transform-origin: left; }
  .viewer-page[data-side='left'] { --out: -1; transform-origin: right; }
  .viewer-page[data-side='alone'][data-role='still'] { translate: var(--pulled, 0) 0; }
  [data-held] .viewer-page { transition: none; }
  /* Of what lies below one sees the edges. */
  .viewer-page[data-role='still'] { box-shadow: ${EDGES}, ${theme.shadow.lift}; }
  [data-first] > .viewer-page[data-side='left'], [data-last] > .viewer-page:is([data-side='right'], [data-side='alone']) { box-shadow: ${theme.shadow.lift}; }
  .viewer-page > picture, .viewer-page img { display: block; inline-size: 100%; block-size: 100%; }
  .viewer-page img { object-fit: contain; }
  /* The fold. */
  .viewer-page::after { content: ''; position: absolute; inset: 0; pointer-events: none; ${media.forced} { display: none; } }
  .viewer-page[data-side='right']::after { background: linear-gradient(to right, ${theme.alpha.lineStrong}, transparent 4%); }
  .viewer-page[data-side='left']::after { background: linear-gradient(to left, ${theme.alpha.line}, transparent 5%); }

  .viewer-page:is([data-role='leave'], [data-role='enter']) { z-index: 2; animation: leaves ${HALF} ease-in both; }
  .viewer-page[data-role='still'] { z-index: 1; }
  .viewer-page[data-role='enter'] { animation: enters ${HALF} ease-out ${HALF} both; }
  .viewer-page[data-role='leave'][data-side='alone'] { animation: alone-leaves calc(2 * ${HALF}) ease-in both; }
  .viewer-page[data-role='enter'][data-side='alone'] { animation: alone-enters calc(2 * ${HALF}) ease-out both; }
  @keyframes leaves { to { transform: perspective(300em) rotateY(calc(var(--out, 1) * -90deg)); } }
  @keyframes enters { from { transform: perspective(300em) rotateY(calc(var(--out, 1) * -90deg)); } }
  @keyframes alone-leaves { from { transform: translate(var(--from, 0)); } to { transform: translate(-105%) rotate(-2deg); opacity: 0.6; } }
  @keyframes alone-enters { from { transform: translate(-105%) rotate(-2deg); opacity: 0.6; } }

  .viewer-zones > * { position: absolute; padding: 0; border: 0; border-radius: ${theme.radius.small}; background: none; cursor: pointer; }
  .viewer-zones > button { overflow: hidden; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }
  .viewer-zones > button > span { display: block; overflow: hidden; clip-path: inset(50%); block-size: 100%; }
  [data-zoomed] .viewer-zones > * { cursor: inherit; }
  ${media.hover} { .viewer-zones:hover > * { background: ${theme.alpha.line}; } }
  /* By no :has(), which would look at the whole page again with every turn. */
  .viewer-zones > :focus-visible, .viewer-zones > :focus-visible ~ * { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: 0; }

  .viewer-page[data-lost] > picture { visibility: hidden; }
  .viewer-lost { position: absolute; inset-block-start: 50%; inset-inline: 8%; z-index: 1; padding: ${theme.space.s}; background: ${theme.color.cream}; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }
  .viewer-page[data-lost] .viewer-zones > * { border: ${theme.line.hair} dashed ${theme.color.edge}; }
  .viewer-page[data-lost] .viewer-zones > button > span { clip-path: none; }
`;
