import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { stand } from './stand.styles';

/** A large picture beside the text. */
const wide = css`
  .tip { position: relative; display: grid; grid-template-columns: ${theme.width.card} minmax(0, 1fr); column-gap: ${theme.space.xl}; align-items: center; }

  .words { display: grid; gap: ${theme.space.s}; padding-block: ${theme.space.l}; }
  .labels { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .words h2 { font-size: ${theme.type.h3}; line-height: ${theme.leading.snug}; hyphens: manual; }
  .origin { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .description { max-inline-size: ${theme.width.text}; }
  .ways { display: flex; flex-wrap: wrap; gap: ${theme.space.xs} ${theme.space.xl}; align-items: center; }
  .price { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .unfold { display: none; }

  /* Books: the board runs under the whole row, cover and words stand on it. */
  .tip:has(.stand) { padding-inline: ${theme.space.m}; }
  .stand { position: static; align-self: end; margin-block-end: ${theme.space.m}; }
  .stand::after { inset: auto 0 0; }
  li:nth-of-type(4n + 3) .stand picture { rotate: -1.5deg; transform-origin: 0 100%; }

  /* Games: the picture beside the words, on desks as high as the books' covers. */
  .tip.sheet { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); padding: ${theme.space.l}; }
  .sheet .words { padding: 0; }
  .scene picture { border-radius: ${theme.radius.small}; }
  .scene img { inline-size: 100%; aspect-ratio: 1; object-fit: cover; }
  ${media.desktop} { .scene img { block-size: ${theme.size.cover}; } }
`;

/** On phones and in print: a small picture beside title and labels, the description below, on screens cut to three
 * lines. With large text the picture is above. The grid places each part of a tip, including those of its text. */
const rows = css`
  ${media.rows} {
    .tip, .tip.sheet { grid-template-columns: minmax(0, 1fr); align-items: start; align-content: start; gap: ${theme.space.xxs} ${theme.space.m}; block-size: 100%; }
    .tip:has(.stand) { padding: 0; }
    .words, .stand { display: contents; }
    picture { order: -3; inline-size: ${theme.size.coverInRow}; }
    .stand picture { block-size: auto; margin-block-end: calc(-1 * ${theme.space.xxs}); }
    /* The board: the book stands on it, what is told of it hangs below. */
    .stand::after { position: static; order: -2; block-size: ${theme.space.s}; margin-block-end: ${theme.space.xxs}; }
    .words h2 { order: -1; font-size: ${theme.type.h4}; }
    .tip:has(.stand) .origin { order: -1; }
    .labels { gap: ${theme.space.xxs}; padding-block-end: ${theme.space.xs}; }
    .labels > [data-tone] { padding-inline: ${theme.space.xs}; line-height: ${theme.leading.snug}; }
    .origin { font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; }
    .description { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
    .ways { justify-content: space-between; margin-block: calc(-1 * ${theme.space.xs}) calc(-1 * ${theme.space.s}); }
    .ways > a, .unfold { font-size: ${theme.type.small}; }

    .tip.sheet { padding: ${theme.space.s}; }
    .scene img { block-size: auto; aspect-ratio: 1; }
    .unfold { position: relative; display: inline-flex; }
    .unfold input { position: absolute; inset: 0; margin: 0; appearance: none; cursor: pointer; }
    .tip:has(:checked) .unfold svg { rotate: 180deg; }

    ${media.roomy} {
      .tip, .tip.sheet { grid-template-columns: ${theme.size.coverInRow} minmax(0, 1fr); }
      .stand::after, .description, .ways, .sheet .origin { grid-column: 1 / -1; }

      .tip:has(.stand) { grid-template-rows: 1fr repeat(4, auto); }
      .stand picture { grid-area: 1 / 1 / span 3; align-self: end; }
      .words h2 { grid-area: 1 / 2; align-self: end; }
      .tip:has(.stand) .origin { grid-area: 2 / 2; }
      .labels { grid-area: 3 / 2; }
      .stand::after { grid-row: 4; }

      .tip.sheet { grid-template-rows: auto 1fr; }
      .scene { grid-area: 1 / 1 / span 2; }
      .sheet h2 { align-self: start; }
      .sheet .labels { grid-row: 2; align-content: start; }
    }
  }
  @media screen {
    ${media.rows} {
      ${media.roomy} {
        .tip:not(:has(:checked)) .description {
          display: -webkit-box;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 3;
          overflow: hidden;
        }
      }
    }
  }
  ${media.print} {
    .tip { break-inside: avoid; }
    .description { padding-block-start: ${theme.space.xs}; font-size: ${theme.type.tiny}; }
    .ways { margin-block: ${theme.space.xxs} 0; }
    .ways > a { display: none; }
  }
`;

/** Marks the tip in the address for two seconds: a frame and a flag. */
const arrival = css`
  .tip { scroll-margin-block-start: ${theme.space.xxl}; }
  .tip::before {
    content: attr(data-arrived);
    position: absolute;
    z-index: 1;
    inset-block-start: calc(-1 * ${theme.space.m});
    inset-inline-end: ${theme.space.m};
    padding: ${theme.space.xxs} ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.color.print};
    background: ${theme.color.sun};
    color: ${theme.color.print};
    font: ${theme.weight.bold} ${theme.type.small}/${theme.leading.snug} ${theme.font.head};
    rotate: 1.5deg;
    opacity: 0;
    transition: opacity ${theme.motion.medium};
  }
  .tip { outline: ${theme.line.thick} solid transparent; outline-offset: ${theme.space.xs}; transition: outline-color ${theme.motion.medium}; }
  .tip[data-arrived] { outline-color: ${theme.color.violet}; border-radius: ${theme.radius.sheet}; }
  .tip[data-arrived]:focus { outline: ${theme.line.thick} solid ${theme.color.violet}; }
  .tip[data-arrived]::before { opacity: 1; }
  .tip:not([data-arrived])::before { visibility: hidden; }
  /* There a transparent frame would be seen around every tip. */
  ${media.forced} { .tip:not([data-arrived]) { outline: none; } }
  ${media.print} { .tip::before { display: none; } }
`;

/** View transition between the chosen book and its page, in both directions. */
const moves = css`
  .tip:focus-within, ul:not(:focus-within) .tip:target {
    .stand picture { view-transition-name: book; }
    h2 { inline-size: fit-content; view-transition-name: book-title; }
  }
`;

/** A book or game in its full list. */
export const tipCard = css`
  ${stand}
  ${wide}
  ${rows}
  ${arrival}
  ${moves}
`;
