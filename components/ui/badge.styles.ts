import { css } from 'styled-components';
import { categoryColour, media, theme } from './theme';

const { sun, coral, mint, sky } = theme.color;
const TONES = { sun, coral, mint, sky, ...categoryColour };

/** Tones are palette colours and event categories. */
export const badge = css`
  .badge {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    max-inline-size: 100%;
    padding: ${theme.space.hair} ${theme.space.s};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.lilacPale};
    color: ${theme.color.ink};
    font-size: ${theme.type.tiny};
    font-weight: ${theme.weight.bold};
    line-height: ${theme.leading.text};
    overflow-wrap: anywhere;
    ${media.forced} { border: ${theme.line.hair} solid; }
  }
  .badge:not([data-tone='plain']) { color: ${theme.color.print}; }
  ${Object.entries(TONES)
    .map(([tone, colour]) => `.badge[data-tone='${tone}'] { background: ${colour}; }`)
    .join('\n  ')}
`;
