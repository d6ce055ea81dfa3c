import { css } from 'styled-components';
import { chosenInContrast } from '@/components/ui/styles/chosen';
import { media, theme } from '@/components/ui/theme';

/** The month as a wall calendar: two rings and a coloured head. */
export const monthCalendar = css`
  .wall { padding: ${theme.space.xl} ${theme.space.m} ${theme.space.m}; border-block-start: ${theme.space.s} solid ${theme.color.violet}; }
  ${media.desktop} { .wall { align-self: start; } }
  .wall::before, .wall::after {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${theme.space.l});
    inline-size: ${theme.space.s};
    block-size: ${theme.space.xl};
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.cream};
  }
  .wall::before { inset-inline-start: 20%; }
  .wall::after { inset-inline-end: 20%; }
  .wall > label { display: block; font-size: ${theme.type.small}; font-weight: ${theme.weight.bold}; }
  .wall select {
    inline-size: 100%;
    min-block-size: ${theme.size.touch};
    margin-block: ${theme.space.xxs} ${theme.space.m};
    padding-inline: ${theme.space.s};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
  }
  .wall header { display: flex; align-items: center; justify-content: space-between; gap: ${theme.space.xs}; }
  .wall header button {
    display: grid;
    place-items: center;
    inline-size: ${theme.size.touch};
    block-size: ${theme.size.touch};
    border: 0;
    border-radius: ${theme.radius.pill};
    background: none;
  }
  ${media.hover} { .wall header button:hover { background: ${theme.color.lilacPale}; } }
  .wall header button:disabled { opacity: 0.35; cursor: default; }
  .wall table { inline-size: 100%; table-layout: fixed; border-spacing: 0; }
  .wall th { padding-block: ${theme.space.xs}; font-size: ${theme.type.tiny}; hyphens: manual; }
  .wall td { padding: ${theme.space.hair}; }
  .day {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 100%;
    min-block-size: ${theme.size.touch};
    padding: 0;
    border: ${theme.line.thin} solid transparent;
    border-radius: ${theme.radius.small};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  ${media.hover} { .day:hover { background: ${theme.color.lilacPale}; } }
  .day[data-today] { border-color: ${theme.color.ink}; font-weight: ${theme.weight.bold}; }
  .day[data-events] { padding-block-end: ${theme.space.xs}; background: ${theme.color.sun}; color: ${theme.color.print}; font-weight: ${theme.weight.black}; }
  .day:is([data-selected], :active) { background: ${theme.color.ink}; color: ${theme.color.paper}; }
  .day:disabled { background: none; color: ${theme.color.edge}; text-decoration: line-through; cursor: default; }
  .day:focus-visible { outline: ${theme.line.thick} solid ${theme.color.violetDeep}; outline-offset: ${theme.line.thin}; }
  ${media.forced} { .day[data-selected] { ${chosenInContrast} } }
  .mark {
    display: inline-block;
    inline-size: 0.5em;
    block-size: 0.5em;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.coral};
    box-shadow: 0 0 0 ${theme.line.hair} ${theme.color.ink};
    forced-color-adjust: none;
  }
  .day .mark { position: absolute; inset-block-end: 8%; inset-inline-start: calc(50% - 0.25em); }
  .legend { margin-block-start: ${theme.space.s}; font-size: ${theme.type.small}; }
  .empty-month:empty { position: absolute; }
  .empty-month { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.xs} ${theme.space.m}; margin-block-start: ${theme.space.s}; font-size: ${theme.type.small}; }
  .legend .mark { margin-inline-end: ${theme.space.xxs}; }
`;
