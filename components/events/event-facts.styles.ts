import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { named } from './named.styles';

export const eventFacts = css`
  .facts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m} ${theme.space.xl};
    margin-block: ${theme.space.xl} ${theme.space.l};
    padding-block: ${theme.space.m};
    border-block: ${theme.line.thick} double ${theme.color.ink};
  }
  ${media.tablet} { .facts { grid-template-columns: 1fr 1fr; } }
  .facts dt { ${named} }
  .facts dd { margin-inline-start: calc(1.2em + ${theme.space.xs}); }
  ${media.phone} { ${media.roomy} {
    .facts { gap: ${theme.space.xs}; margin-block: ${theme.space.l} ${theme.space.m}; }
    .facts > div { display: grid; grid-template-columns: ${theme.size.object} minmax(0, 1fr); column-gap: ${theme.space.xs}; }
    .facts dt { align-self: start; min-block-size: 1lh; }
    .facts dd { margin: 0; }
  } }
  .maps { display: inline-block; padding-block: ${theme.space.xxs}; font-weight: ${theme.weight.bold}; white-space: nowrap; }
  ${media.print} {
    .facts { clear: both; grid-template-columns: 1fr 1fr; }
    .maps { display: none; }
  }
`;
