import styled from 'styled-components';
import { drawing } from '@/components/puzzles/drawings/drawing.styles';
import { media, theme } from '@/components/ui/theme';

export const DifferencesRoot = styled.div`
  ${drawing}
  .scene { inline-size: 100%; block-size: auto; border: ${theme.line.thin} solid ${theme.color.print}; border-radius: ${theme.radius.small}; background: ${theme.color.newsprint}; }
  .scene g[transform] { filter: drop-shadow(0 ${theme.line.hair} 0 ${theme.alpha.crease}); }
  .scene > rect { fill: none; stroke: ${theme.color.print}; stroke-width: 2.5; stroke-dasharray: 5 3; }
  ${media.print} { .scene { break-inside: avoid; } }
  .in-words > summary { min-block-size: ${theme.size.touch}; padding-block: ${theme.space.s}; font-weight: ${theme.weight.bold}; }
  .in-words > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${theme.width.card}, 100%), 1fr)); gap: ${theme.space.m}; font-size: ${theme.type.small}; }
  .in-words ul { padding-inline-start: 1.2em; }
  ${media.print} { .in-words { display: none; } }
  .scene-box { position: relative; }
  .scene-box > :is(div, fieldset) { position: absolute; inset: 0; min-inline-size: 0; margin: 0; padding: 0; border: 0; display: grid; grid-template: repeat(5, minmax(0, 1fr)) / repeat(8, minmax(0, 1fr)); }
  .scene-box button { padding: 0; border: 0; background: none; }
  .scene-box button:focus-visible { outline: ${theme.line.thick} solid ${theme.color.print}; outline-offset: calc(-1 * ${theme.line.thick}); background: ${theme.alpha.glass}; }
  .scene-places > summary { min-block-size: ${theme.size.touch}; padding-block: ${theme.space.s}; font-weight: ${theme.weight.bold}; }
  .scene-places > ul { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  [data-part='scene-pair'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.s}; margin-block: ${theme.space.m}; }
  ${media.wide} { [data-part='scene-pair'] { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  ${media.print} { [data-part='scene-pair'] { grid-template-columns: minmax(0, 1fr); max-inline-size: 80%; margin-block: ${theme.space.xs}; } }
`;
