import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

/** In the global sheet, as any client component may throw. */
export const faultScreen = css`
  .fault-screen {
    display: grid;
    gap: ${theme.space.m};
    inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.text});
    margin-inline: auto;
    padding-block: calc(${theme.space.header} + ${theme.space.xl}) ${theme.space.section};
  }
  .fault-screen .actions { display: flex; flex-wrap: wrap; gap: ${theme.space.s}; }
`;
