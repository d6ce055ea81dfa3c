import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** The page of one book. */
export const detail = css`
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: calc(${theme.space.header} + ${theme.space.l}) ${theme.space.section};

  .book { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; margin-block-start: ${theme.space.l}; }
  ${media.tablet} { .book { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; } }
  .book > .stand { block-size: auto; padding-inline: ${theme.space.l}; margin-block-end: ${theme.space.m}; }
  .book > .stand picture { block-size: auto; inline-size: min(100%, ${theme.width.column}); rotate: -1.5deg; transform-origin: 0 100%; }
  .book > .stand picture img { inline-size: 100%; }

  .words { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  .words h1 { font-size: ${theme.type.h2}; hyphens: manual; }
  .by { margin-block-start: ${theme.space.m}; font-size: ${theme.type.lead}; }
  .description { max-inline-size: ${theme.width.text}; font-size: ${theme.type.lead}; }

  .facts { max-inline-size: ${theme.width.text}; border-block-start: ${theme.line.thin} solid ${theme.color.ink}; }
  .facts > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${theme.space.m};
    padding-block: ${theme.space.xs};
    border-block-end: ${theme.line.hair} solid ${theme.alpha.lineStrong};
  }
  .facts dt { font-weight: ${theme.weight.bold}; }

  .pager { display: flex; flex-wrap: wrap; gap: ${theme.space.m}; margin-block: ${theme.space.xxl}; }
  .pager a {
    display: flex;
    gap: ${theme.space.s};
    align-items: center;
    min-block-size: ${theme.size.touch};
    padding: ${theme.space.s} ${theme.space.l};
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
    line-height: ${theme.leading.snug};
    text-decoration: none;
    hyphens: manual;
    overflow-wrap: anywhere;
  }
  .pager a[rel='next'] { margin-inline-start: auto; text-align: end; }
  .pager small { display: block; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; font-weight: ${theme.weight.normal}; }
  ${media.hover} { .pager a:hover { background: ${theme.color.lilacPale}; } }

  .related h2 { margin-block-end: ${theme.space.xl}; font-size: ${theme.type.h3}; }
  .related ul { display: grid; gap: ${theme.space.xl} var(--shelf-gap); }
  ${media.tablet} { .related ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  .related a { display: grid; color: ${theme.color.ink}; text-decoration: none; }
  .related strong { margin-block-start: ${theme.space.xl}; font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .related .facts-line { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  ${media.hover} { .related a:hover strong { text-decoration: underline; } }
`;
