import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Words on the left, meanings on the right; on phones words above meanings. */
export const pairsGameStyles = css`
  .pairs { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  .pairs > ul { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: ${theme.space.s}; }
  .pairs > [data-side='word'] { grid-template-columns: repeat(auto-fill, minmax(min(9em, 100%), 1fr)); }
  ${media.tablet} {
    .pairs { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
    .pairs > [data-side='word'] { grid-template-columns: minmax(0, 1fr); }
  }
  .half {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s};
    inline-size: 100%;
    min-block-size: ${theme.size.field};
    padding: ${theme.space.xs} ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    font: inherit;
    font-size: ${theme.type.small};
    line-height: ${theme.leading.snug};
    text-align: start;
    overflow-wrap: anywhere;
  }
  [data-side='word'] > li > .half { font-family: ${theme.font.head}; font-weight: ${theme.weight.bold}; font-size: ${theme.type.h4}; }
  .half[aria-pressed='true'] { background: ${theme.color.sun}; color: ${theme.color.print}; box-shadow: ${theme.shadow.press}; ${media.forced} { outline: ${theme.line.thick} solid Highlight; } }
  .half[data-found] { border-style: dashed; background: ${theme.color.mint}; color: ${theme.color.print}; cursor: default; }
  .pair-number { flex: none; display: grid; place-items: center; inline-size: 1.8em; block-size: 1.8em; border-radius: 50%; background: ${theme.color.ink}; color: ${theme.color.white}; font-weight: ${theme.weight.bold}; }
`;
