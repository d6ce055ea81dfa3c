import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const newsCards = css`
  .news-card { display: grid; grid-template: auto 1fr / minmax(0, 1fr); }
  .news-card > picture { border-radius: ${theme.radius.sheet} ${theme.radius.sheet} 0 0; }
  .news-card > picture img { aspect-ratio: 16 / 9; object-fit: cover; }
  .news-card > div {
    display: grid;
    grid-template: auto auto 1fr auto / minmax(0, 1fr);
    gap: ${theme.space.xxs};
    padding: ${theme.space.s} min(${theme.space.m}, 5vw) ${theme.space.xxs};
    line-height: ${theme.leading.dense};
  }
  ${media.tablet} { .news-card > div { gap: ${theme.space.xs}; padding: ${theme.space.m} ${theme.space.l} ${theme.space.s}; line-height: inherit; } }
  .news-card :is(h2, h3) { font-size: ${theme.type.h4}; line-height: ${theme.leading.snug}; }
  .news-card[data-large] :is(h2, h3) { font-size: ${theme.type.h3}; }
  .news-card p { font-size: ${theme.type.small}; }
  .news-card .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.xxs} ${theme.space.xs};
    color: ${theme.color.soft};
    font-size: ${theme.type.tiny};
  }
  /* The one that was chosen goes over into its article. */
  .news-card:focus-within {
    > picture { view-transition-name: article; }
    :is(h2, h3) { view-transition-name: article-title; }
  }
`;

/** On phones and in print small stories are rows, as in a newspaper: a small picture with the text flowing around it.
 * The whole row links to its article. */
export const newsRows = css`
  ${media.rows} { ${media.roomy} {
    .news-card[data-row] {
      display: flow-root;
      &:not([data-large]) { padding-block-start: ${theme.space.m}; border-width: ${theme.line.hair} 0 0; border-color: ${theme.alpha.lineStrong}; border-radius: 0; background: none; box-shadow: none; }
      &:first-of-type { padding-block-start: 0; border-width: 0; }
      &[data-large] { padding: ${theme.space.s}; }
      > picture { float: inline-start; inline-size: ${theme.size.thumb}; margin: ${theme.space.xxs} ${theme.space.s} ${theme.space.xxs} 0; border-radius: ${theme.radius.small}; }
      > picture img { aspect-ratio: 1; }
      > div { display: block; padding: 0; font-size: ${theme.type.small}; }
      :is(h2, h3) { font-size: ${theme.type.text}; }
      &[data-large] :is(h2, h3) { font-size: ${theme.type.h4}; }
      p:not(.meta), a { display: inline; }
      p:not(.meta)::after { content: ' '; }
      a { font-size: ${theme.type.small}; }
      a svg { display: inline; margin-inline-start: 0.2em; vertical-align: -0.2em; }
      a::after { content: ''; position: absolute; inset: 0; }
    }
  } }
`;

/** The picture beside the text. */
const beside = css`
  > picture { border-radius: ${theme.radius.sheet} 0 0 ${theme.radius.sheet}; }
  > picture img { block-size: 100%; }
`;

/** The landing page's grid of six columns. */
export const newsFront = css`
  ${newsCards}
  ${newsRows}
  ${media.desktop} {
    .news-card { grid-column: span 2; }
    .news-card[data-large] { grid-column: span 3; }
    /* Two small sheets share their row; one alone, as the fourth, lies across it, picture beside the words. */
    .news-card:nth-of-type(3):nth-last-of-type(2), .news-card:nth-of-type(4):last-of-type { grid-column: span 3; }
    .news-card:last-of-type:is(:nth-of-type(3n), :first-of-type) {
      grid-column: 1 / -1;
      grid-template: auto / 1fr 2fr;
      ${beside}
    }
  }
  ${media.print} { .news-card { break-inside: avoid; } .news-card a { display: none !important; } }
`;

/** Related articles. Three in a row do not fit on tablets. */
export const newsRelated = css`
  ${newsCards}
  ${newsRows}
  ${media.phone} { .news-card[data-row] p:not(.meta) { display: none; } }
  ${media.tablet} { ${media.belowDesktop} { .news-card { grid-template: auto / minmax(0, 9fr) minmax(0, 11fr); ${beside} } } }
`;
