import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const formParts = css`
  .all { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--row); ${media.tablet} { gap: ${theme.space.xl}; } }
  .aside { font-size: ${theme.type.small}; line-height: 1.45; color: ${theme.color.soft}; }

  .announcement:empty { position: absolute; }

  .group { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--row); }
  .group > legend { float: inline-start; padding: 0; font: ${theme.weight.black} ${theme.type.h3}/${theme.leading.snug} ${theme.font.head}; }
  .group:not([data-nested]) { padding-block-start: var(--row); border-block-start: ${theme.line.thick} double ${theme.color.ink}; }
  .group[data-nested] { padding: var(--pad); border-radius: ${theme.radius.sheet}; background: ${theme.color.cream}; }
  .group[data-nested] > legend { font-size: ${theme.type.h4}; }
  /* On a phone from edge to edge of the sheet: no box in a box. */
  ${media.phone} { .group[data-nested] { margin-inline: calc(-1 * var(--pad)); border-radius: 0; } }

  .actions { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
  .outcome { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  /* On a phone the receipt in short and its buttons take one screen. */
  ${media.phone} {
    /* The band with the price belongs to the form and does not lie above it. */
    .outcome { gap: ${theme.space.s}; scroll-margin-block-start: calc(-1 * var(--kept, 0em)); }
    .outcome h3 { font-size: ${theme.type.h4}; }
    .outcome > .actions { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(7em, 100%), 1fr)); }
    .outcome > .actions > .button { padding-inline: ${theme.space.xs}; font-size: ${theme.type.small}; }
  }
  .outcome > picture { border-radius: ${theme.radius.sheet}; }

  .slip { display: grid; gap: ${theme.space.m}; padding: ${theme.space.l} var(--pad); }
  .slip h4 { font-size: ${theme.type.h3}; }
  .slip-logo { font: ${theme.weight.black} ${theme.type.h3}/1 ${theme.font.head}; border-block-end: ${theme.line.thick} double; padding-block-end: ${theme.space.xs}; }
  /* One A4 sheet, with room to spare for long names. */
  ${media.print} {
    .slip { gap: 0.35em; padding: 0; border: 0; font-size: 0.82em; line-height: 1.3; }
    .slip h4 { font-size: 1.4em; }
    [data-sheet] .aside { font-size: 1em; line-height: 1.3; }
  }

  .lines { display: grid; }
  .lines > div { display: grid; gap: 0 ${theme.space.m}; padding-block: calc(${theme.space.xs} * 0.75); border-block-start: ${theme.line.hair} solid ${theme.alpha.line}; overflow-wrap: anywhere; }
  .lines > div:first-of-type { border: 0; }
  .lines dt { color: ${theme.color.soft}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .lines dd { font-size: ${theme.type.small}; font-weight: ${theme.weight.medium}; line-height: 1.4; white-space: pre-line; }
  /* A short value beside its name, as on a till receipt; a long one below. */
  ${media.phone} { .lines > div { padding-block: ${theme.space.xxs}; display: flex; flex-wrap: wrap; justify-content: space-between; } }
  ${media.tablet} { .lines > div { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: baseline; } }
  ${media.print} {
    [data-sheet] .lines :is(dt, dd) { font-size: 1em; line-height: 1.3; }
    [data-sheet] .lines > div { grid-template-columns: minmax(0, 2fr) minmax(0, 5fr); align-items: baseline; padding-block: 0.1em; }
  }
`;
