import { css } from 'styled-components';
import { leaf } from '@/components/events/leaf.styles';
import { categoryColour, media, theme } from '@/components/ui/theme';
import { kicker } from './kicker.styles';

const tip = `:is([data-piece='book'], [data-piece='game'])`;

export const sitePieces = css`
  ${kicker}
  ${leaf}
  [data-piece='news'] > picture, [data-piece='animal'] > picture { margin-block-end: ${theme.space.s}; border-radius: ${theme.radius.small}; }
  [data-piece='event'] { --category: ${categoryColour.ausflug}; }
  ${Object.entries(categoryColour)
    .map(([name, colour]) => `[data-piece='event']:has([data-tone='${name}']) { --category: ${colour}; }`)
    .join('\n  ')}
  /* The rings of the leaf stick out, and would be seen at the end of the column before. */
  [data-piece='event'] { padding-block-start: ${theme.space.xs}; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.m}; align-items: start; }
  ${tip} { display: flow-root; }
  ${tip} > picture { float: inline-start; inline-size: min(${theme.size.coverInRow}, 32%); margin: ${theme.space.xxs} ${theme.space.m} ${theme.space.xs} 0; border-radius: ${theme.radius.small}; box-shadow: ${theme.shadow.sheet}; }
  [data-piece] .labels { display: flex; flex-wrap: wrap; gap: ${theme.space.xxs}; margin-block-end: ${theme.space.xxs}; }
  [data-piece] .facts { margin-block: ${theme.space.xxs}; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; }
  :is([data-piece='event'], ${tip}) h3 a { color: inherit; text-decoration-color: ${theme.alpha.lineStrong}; }
  ${media.hover} { :is([data-piece='event'], ${tip}) h3 a:hover { text-decoration-color: currentColor; } }
  /* A letter block of wood. */
  [data-piece='animal'] .block {
    display: inline-grid;
    place-items: center;
    inline-size: 1.5em;
    block-size: 1.5em;
    border: ${theme.line.thick} solid ${theme.color.ink};
    border-radius: ${theme.radius.small};
    background: var(--accent);
    color: var(--on-accent);
    rotate: -5deg;
  }
  [data-piece='words'] { padding: ${theme.space.m} min(${theme.space.m}, 5vw); background: ${theme.color.cream}; }
  [data-piece='words'] dl { display: grid; gap: ${theme.space.s}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  [data-piece='words'] dt { font-weight: ${theme.weight.bold}; }
  [data-piece='words'] dt a { display: inline-block; padding-block: ${theme.space.xxs}; color: inherit; }
`;
