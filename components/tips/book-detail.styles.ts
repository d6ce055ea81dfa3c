import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const detail = css`
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: calc(${theme.space.header} + ${theme.space.l}) ${theme.space.section};

  .book { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; margin-block-start: ${theme.space.l}; }
  ${media.tablet} { .book { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; } }
  .book > .stand { block-size: auto; padding-inline: ${theme.space.l}; margin-block-end: ${theme.space.m}; }
  .book > .stand picture { block-size: auto; inline-size: min(100%, ${theme.width.column}); rotate: -1.5deg; transform-origin: 0 100%; view-transition-name: book; }
  .book > .stand picture img { inline-size: 100%; }

  .words { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  .words h1 { font-size: ${theme.type.h2}; hyphens: manual; inline-size: fit-content; view-transition-name: book-title; }
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
`;
