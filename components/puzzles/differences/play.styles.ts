import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

export const differencesPlay = css`
  .scene-box { position: relative; }
  .scene-box > :is(div, fieldset) { position: absolute; inset: 0; min-inline-size: 0; margin: 0; padding: 0; border: 0; display: grid; grid-template: repeat(5, minmax(0, 1fr)) / repeat(8, minmax(0, 1fr)); }
  .scene-box button { padding: 0; border: 0; background: none; cursor: pointer; }
  .scene-box button:focus-visible { outline: ${theme.line.thick} solid ${theme.color.print}; outline-offset: calc(-1 * ${theme.line.thick}); background: ${theme.alpha.glass}; }
  .scene-places > summary { min-block-size: ${theme.size.touch}; padding-block: ${theme.space.s}; font-weight: ${theme.weight.bold}; cursor: pointer; }
  .scene-places > ul { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
`;
