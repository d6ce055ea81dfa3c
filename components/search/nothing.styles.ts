import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** No results, or no query yet. */
export const nothing = css`
  .nothing { display: grid; gap: ${theme.space.xs}; margin-block-end: ${theme.space.xl}; }
  .nothing h2 { font-size: ${theme.type.h3}; }
  .nothing section { margin-block-start: ${theme.space.m}; }
  .nothing h3 { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.h4}; }
  .ways { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; }
  .ways a {
    display: inline-grid;
    align-items: center;
    min-block-size: ${theme.size.touch};
    padding: ${theme.space.xxs} ${theme.space.m};
    border: ${theme.line.thin} solid ${theme.alpha.lineStrong};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    font-size: ${theme.type.small};
    text-decoration: none;
  }
  ${media.hover} { .ways a:hover { border-color: ${theme.color.ink}; } }
`;
