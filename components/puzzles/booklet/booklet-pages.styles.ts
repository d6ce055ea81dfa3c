import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

/** Stacked sheets; in print without frames. */
export const bookletPages = css`
  .booklet-pages { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; max-inline-size: calc(${theme.width.text} * 1.3); }
  .booklet-pages > section { padding: min(${theme.space.xl}, 5vw); }
  .booklet-pages > section > h2 { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${theme.space.xxs} ${theme.space.m}; font-size: ${theme.type.h3}; }
  ${media.print} {
    .booklet-pages { display: block; max-inline-size: none; }
    .booklet-pages > section { padding: 0; border: 0; background: none; break-inside: auto; }
  }
`;
