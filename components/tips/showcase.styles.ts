import { css } from 'styled-components';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';
import { cards } from './shelf.styles';

/** Tabs as of a folder, before and after hydration. */
export const showcase = css`
  ${cards}
  .showcase { --shelf-gap: ${theme.space.l}; display: grid; grid-template-columns: minmax(0, 1fr); }
  .tabs { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; border-block-end: ${theme.line.thin} solid ${theme.color.ink}; }
  .tab {
    display: grid;
    place-items: center;
    min-block-size: calc(${theme.size.touch} + ${theme.space.xs});
    padding-inline: min(${theme.space.l}, 6vw);
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-block-end: 0;
    border-radius: ${theme.radius.sheet} ${theme.radius.sheet} 0 0;
    background: ${theme.color.cream};
    color: ${theme.color.ink};
    font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head};
    text-decoration: none;
    cursor: pointer;
    &[data-selected] { background: ${theme.color.sun}; color: ${theme.color.print}; }
    ${media.forced} { &[data-selected] { ${chosenInContrast} } }
    &:focus-visible { outline-offset: calc(-2 * ${theme.line.thick}); }
  }
  ${media.hover} { .tab:not([data-selected]):hover { background: ${theme.color.white}; } }
  .panel { padding-block-start: ${theme.space.l}; }
  ${media.desktop} { .panel { padding-block-start: ${theme.space.xl}; } }
  .panel > h3 { margin-block-end: ${theme.space.l}; }

  ${media.print} {
    .tabs { display: none; }
    .showcase { --shelf-gap: ${theme.space.m}; }
    .panel { padding-block-start: ${theme.space.m}; }
    .panel > h3 { margin-block-end: ${theme.space.s}; }
  }

  /* The tab is the heading one sees; paper has both lists, each with its heading. */
  @media screen {
    [data-state='mixed'] .panel > h3 { position: absolute; inline-size: ${theme.line.hair}; block-size: ${theme.line.hair}; overflow: hidden; clip-path: inset(50%); }
    [data-state='mixed'] .panel[data-inert] { display: none; }
    [data-state='mixed'] li { animation: tips-appear ${theme.motion.slow} both; }
  }

  /* Where script is coming, one list is shown and its built order not seen. Should it not come, the order appears after all. */
  @media screen and (scripting: enabled) {
    html:not([data-scripts='lost']) & [data-state='built'] {
      .panel > h3 { position: absolute; inline-size: ${theme.line.hair}; block-size: ${theme.line.hair}; overflow: hidden; clip-path: inset(50%); }
      .panel ~ .panel { display: none; }
      li { opacity: 0; animation: tips-appear ${theme.motion.slow} 4s forwards; }
    }
  }
  @keyframes tips-appear { from { opacity: 0; } to { opacity: 1; } }
`;
