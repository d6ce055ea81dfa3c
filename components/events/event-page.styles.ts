import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { category } from './category.styles';
import { leaf } from './leaf.styles';

/** The look of an event's own page: a programme sheet with a wide picture, the calendar leaf pinned over its edge. */
export const eventPage = css`
  ${category}
  ${leaf}
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  container-type: inline-size;
  padding-block: calc(${theme.space.header} + ${theme.space.l}) ${theme.space.section};

  .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; margin-block-start: ${theme.space.s}; }
  ${media.desk} { .columns { grid-template-columns: minmax(0, 1fr) minmax(0, ${theme.width.column}); column-gap: ${theme.space.xxxl}; } }

  .frame { position: relative; }
  .frame picture { border-block-end: ${theme.space.s} solid var(--category); border-radius: ${theme.radius.sheet}; box-shadow: ${theme.shadow.lift}; }
  .frame img { aspect-ratio: 16 / 9; object-fit: cover; }
  .frame .leaf { position: absolute; inset: auto auto ${theme.space.s} ${theme.space.l}; rotate: -4deg; transform-origin: 0 100%; }
  ${media.roomy} { .frame .leaf { inset-block-end: calc(-1 * ${theme.space.l}); scale: 1.25; } figcaption { margin-inline-start: calc(${theme.size.leaf} * 1.25 + 2 * ${theme.space.l}); } }
  figcaption { margin-block-start: ${theme.space.xs}; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; text-align: end; }

  .labels { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; align-items: center; margin-block: ${theme.space.xl} ${theme.space.s}; }
  h1 { font-size: ${theme.type.h2}; }

  .facts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m} ${theme.space.xl};
    margin-block: ${theme.space.xl} ${theme.space.l};
    padding-block: ${theme.space.m};
    border-block: ${theme.line.thick} double ${theme.color.ink};
  }
  ${media.tablet} { .facts { grid-template-columns: 1fr 1fr; } }
  dt { display: flex; gap: ${theme.space.xs}; align-items: center; font-size: ${theme.type.small}; font-weight: ${theme.weight.bold}; }
  dt svg { color: ${theme.color.violetDeep}; }
  .facts dd { margin-inline-start: calc(1.2em + ${theme.space.xs}); }
  ${media.phone} { ${media.roomy} {
    .facts { gap: ${theme.space.xs}; margin-block: ${theme.space.l} ${theme.space.m}; }
    .facts > div { display: grid; grid-template-columns: ${theme.size.object} minmax(0, 1fr); column-gap: ${theme.space.xs}; }
    .facts dt { align-self: start; min-block-size: 1lh; }
    .facts dd { margin: 0; }
  } }
  .maps { display: inline-block; padding-block: ${theme.space.xxs}; font-weight: ${theme.weight.bold}; white-space: nowrap; }
  .description { max-inline-size: ${theme.width.text}; }
  .ways { display: flex; flex-wrap: wrap; gap: ${theme.space.m}; margin-block-start: ${theme.space.xl}; }

  aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xl}; align-content: start; }
  aside h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  .directions { padding: min(${theme.space.l}, 6vw); }
  .directions dl { display: grid; gap: ${theme.space.m}; font-size: ${theme.type.small}; }
  .others ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  .others li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.m}; align-items: center; }
  .others li .leaf { rotate: -2deg; }
  .others li:nth-of-type(even) .leaf { rotate: 2deg; }
  .others h3 { font-size: ${theme.type.h4}; hyphens: auto; }
  .others h3 a { color: inherit; }
  .others p { font-size: ${theme.type.small}; }
  .others li .over { display: none; }
  .others [data-state='past'] .over { display: inline-block; }
  [data-state='past'] .leaf { filter: grayscale(0.85); }

  /* One sheet to pin to the wall. */
  ${media.print} {
    inline-size: 100%;
    padding: 0;
    .columns { display: block; }
    figure { float: inline-end; inline-size: 45%; margin: 0 0 ${theme.space.l} ${theme.space.l}; }
    .labels { margin-block-start: 0; }
    .facts { clear: both; grid-template-columns: 1fr 1fr; }
    .description { max-inline-size: none; }
    aside { margin-block-start: ${theme.space.l}; }
    .directions dl { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .maps, .others { display: none; }
  }
`;
