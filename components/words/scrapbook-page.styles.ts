import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { scrapbookStyles } from './scrapbook.styles';

/** A child's table: introduction, boxes, games, shelf and stamp booklet, stacked. */
export const scrapbookPageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl};
  container-type: inline-size;

  .how { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; align-items: center; }
  ${media.tablet} { .how { grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); gap: ${theme.space.xl}; } }
  .how img { inline-size: 100%; block-size: auto; border-radius: ${theme.radius.large}; rotate: -1deg; }
  .how h2 { font-size: ${theme.type.h3}; }
  .how p { margin-block-start: ${theme.space.s}; max-inline-size: ${theme.width.text}; }
  .how .without { display: none; }
  @media (scripting: none) { .how .without { display: block; } }
  html[data-scripts='lost'] & .how .without { display: block; }
  /* Whoever has cards knows how it goes: the picture stays in the margin. */
  &:has([data-part='boxes']) .how { grid-template-columns: min(${theme.width.card}, 34%) minmax(0, 1fr); gap: ${theme.space.m}; }
  &:has([data-part='boxes']) .how .ways { display: none; }
  &:has([data-part='boxes']) .how p { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }

  section > h2 { font-size: ${theme.type.h3}; }
  h2 + p { margin-block: ${theme.space.xs} ${theme.space.m}; max-inline-size: ${theme.width.text}; }
  [tabindex='-1']:focus { outline: none; }
  [role='status']:empty { position: absolute; }

  ${scrapbookStyles}

  ${media.print} { display: block; &:has([data-part='stamps']) .how { display: none; } }
`;
