import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { kindSign } from './kind-sign.styles';

/** Puzzle cards of a week, side by side. */
export const kindCards = css`
  ${kindSign}
  .kind-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(${theme.width.column}, 100%), 1fr)); gap: ${theme.space.m}; }
  .kind-cards > li { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.m}; padding: ${theme.space.m}; }
  /* Large text goes below the sign, instead of a column of single letters beside it. */
  .kind-cards > li > div { flex: 1 1 7em; }
  .kind-cards > li:nth-of-type(3n + 2) > svg { background: ${theme.tint.sky}; }
  .kind-cards > li:nth-of-type(3n) > svg { background: ${theme.color.cream}; }
  .kind-cards a { color: inherit; font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; text-decoration: none; }
  .kind-cards a::after { content: ''; position: absolute; inset: 0; }
  .kind-cards p { margin-block-start: ${theme.space.xxs}; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }
  /* A stamp over the edge, so that nothing moves when it appears. */
  .begun {
    display: none;
    position: absolute;
    inset: -0.8em ${theme.space.m} auto auto;
    padding-inline: ${theme.space.s};
    border: ${theme.line.thin} solid ${theme.color.violetDeep};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    color: ${theme.color.violetDeep};
    font-size: ${theme.type.tiny};
    font-weight: ${theme.weight.bold};
    rotate: 2deg;
  }
  [data-begun] > .begun { display: block; }
  ${media.print} { [data-begun] > .begun { display: none; } }
  ${media.hover} { .kind-cards > li:hover a { text-decoration: underline; } }
`;
