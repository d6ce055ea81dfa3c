import { css } from 'styled-components';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';

/**
 * The small cards of the showcase: a strip to swipe on phones, four columns on desks (R-TIP-4). Every line has its
 * room whether it is filled or not, so that another draw changes no heights.
 */
export const cards = css`
  .tips {
    display: grid;
    gap: ${theme.space.xl} var(--shelf-gap);
    padding-block: ${theme.space.s} ${theme.space.l};
  }
  ${media.handheld} { .tips { ${strip} } }
  .tips li { display: grid; grid-template-rows: auto 1fr; min-inline-size: 0; }
  ${media.desk} {
    .tips {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      row-gap: ${theme.space.xxl};
    }
  }

  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    font-size: ${theme.type.small};
  }
  ${media.roomy} { .words { grid-template-columns: 1fr auto; } .words h4 { hyphens: manual; } }
  .words > :not(.price, .button) { grid-column: 1 / -1; }
  .words h4 { min-block-size: 2lh; align-content: end; font-size: ${theme.type.h4}; }
  .words .facts { min-block-size: 1lh; margin-block-start: ${theme.space.xs}; font-weight: ${theme.weight.bold}; }
  .words .publisher { color: ${theme.color.soft}; }
  .words .teaser {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    min-block-size: 3lh;
    margin-block: ${theme.space.xs} ${theme.space.s};
  }
  .words .price { align-self: center; font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .words .price[data-unknown] { font: inherit; font-weight: ${theme.weight.bold}; line-height: ${theme.leading.snug}; }

  /* Books: the label under the board. */
  [data-kind='books'] .words { grid-template-rows: repeat(3, auto) 1fr auto; }
  [data-kind='games'] .words { grid-template-rows: repeat(4, auto) 1fr auto; }
  [data-kind='books'] .words { padding: calc(${theme.space.m} + ${theme.space.s}) ${theme.space.xs} 0; }
  [data-kind='books'] li:nth-of-type(4n + 2) picture { rotate: -2deg; transform-origin: 0 100%; }
  [data-kind='books'] li:nth-of-type(5n + 4) picture { rotate: 2deg; }
  [data-kind='books'] picture { transition: translate ${theme.motion.medium}; }
  ${media.hover} { [data-kind='books'] li:hover picture { translate: 0 calc(2 * ${theme.motion.lift}); } }
  ${media.still} { [data-kind='books'] li:hover picture { translate: none; } }

  /* Games: sheets with the type stuck on the picture. */
  [data-kind='games'] li {
    border: ${theme.line.hair} solid ${theme.alpha.line};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.sheet};
    transition: translate ${theme.motion.medium}, rotate ${theme.motion.medium}, box-shadow ${theme.motion.medium};
  }
  ${media.hover} { [data-kind='games'] li:hover { translate: 0 ${theme.motion.lift}; rotate: -0.5deg; box-shadow: ${theme.shadow.lift}; } }
  ${media.still} { [data-kind='games'] li:hover { translate: none; rotate: none; } }
  .scene { position: relative; }
  .scene picture { border-radius: ${theme.radius.sheet} ${theme.radius.sheet} 0 0; }
  .scene img { inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; }
  .type {
    position: absolute;
    inset: auto auto calc(-1 * ${theme.space.s}) ${theme.space.s};
    padding: ${theme.space.hair} ${theme.space.s};
    background: ${theme.color.sun};
    box-shadow: ${theme.shadow.sheet};
    font-size: ${theme.type.tiny};
    font-weight: ${theme.weight.bold};
    rotate: -2deg;
    hyphens: manual;
    ${media.forced} { border: ${theme.line.hair} solid; }
  }
  [data-kind='games'] .words { padding: ${theme.space.l} ${theme.space.m} ${theme.space.m}; }

  ${media.print} {
    .tips { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    .tips li { break-inside: avoid; }
    .tips .button { display: none; }
    .tips picture { rotate: none; }
    .scene img { aspect-ratio: 2; }
    .words .teaser { -webkit-line-clamp: 2; min-block-size: 2lh; margin-block-end: ${theme.space.xs}; }
    [data-kind='games'] .words { padding-block: ${theme.space.m} ${theme.space.s}; }
  }

  .no-picture { display: grid; place-items: center; aspect-ratio: 3 / 4; block-size: 100%; background: ${theme.color.lilacPale}; color: ${theme.color.soft}; }
  .scene .no-picture { inline-size: 100%; aspect-ratio: 4 / 3; }
  .no-picture svg { inline-size: 30%; block-size: auto; }
`;
