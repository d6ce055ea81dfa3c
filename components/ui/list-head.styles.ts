import { css } from 'styled-components';
import { media, theme } from './theme';

export const listHead = css`
  .list-head { margin-block: ${theme.space.s}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .to-filter { display: none; }
  @media (scripting: none) { .list-head .to-filter { display: none; } }
  html[data-scripts='lost'] & [data-state='built'] .to-filter { display: none; }
`;

/** In a long list it is sticky below the header, with a link back to the filter. */
export const stickyListHead = css`
  .list-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; column-gap: ${theme.space.m}; margin-inline: calc(-1 * ${theme.space.gutter}); padding-inline: ${theme.space.gutter}; }
  .to-filter { display: inline-flex; }
  ${media.tall} { ${media.roomy} {
    .list-head { position: sticky; z-index: 2; inset-block-start: var(--covered); background: ${theme.color.paper}; }
  } }
  ${media.print} { .list-head { background: none; } }
`;
