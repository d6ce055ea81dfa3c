import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { category } from './category.styles';
import { eventAside } from './event-aside.styles';
import { eventFacts } from './event-facts.styles';
import { leafOnPage } from './leaf.styles';
import { over } from './over.styles';

/** An event's own page: a programme sheet with a wide picture and the calendar leaf over its edge. */
export const eventPage = css`
  ${category}
  ${over}
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  container-type: inline-size;
  padding-block: calc(${theme.space.header} + ${theme.space.l}) ${theme.space.section};

  .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; margin-block-start: ${theme.space.s}; }
  ${media.desktop} { .columns { grid-template-columns: minmax(0, 1fr) minmax(0, ${theme.width.column}); column-gap: ${theme.space.xxxl}; } }

  .frame { position: relative; }
  .frame picture { view-transition-name: event; border-block-end: ${theme.space.s} solid var(--category); border-radius: ${theme.radius.sheet}; box-shadow: ${theme.shadow.lift}; }
  .frame img { aspect-ratio: 16 / 9; object-fit: cover; }
  ${leafOnPage}
  ${media.roomy} { figcaption { margin-inline-start: calc(${theme.size.leaf} * 1.25 + 2 * ${theme.space.l}); } }
  figcaption { margin-block-start: ${theme.space.xs}; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; text-align: end; }

  .labels { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; align-items: center; margin-block: ${theme.space.xl} ${theme.space.s}; }
  h1 { font-size: ${theme.type.h2}; inline-size: fit-content; view-transition-name: event-title; }

  h1 + [data-tone] { margin-block-start: ${theme.space.l}; }
  ${eventFacts}
  .description { max-inline-size: ${theme.width.text}; }
  .ways { display: flex; flex-wrap: wrap; gap: ${theme.space.m}; margin-block-start: ${theme.space.xl}; }

  ${eventAside}

  /* One sheet to pin to the wall. */
  ${media.print} {
    inline-size: 100%;
    padding: 0;
    .columns { display: block; }
    figure { float: inline-end; inline-size: 45%; margin: 0 0 ${theme.space.l} ${theme.space.l}; }
    .labels { margin-block-start: 0; }
    .description { max-inline-size: none; }
  }
`;
