import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const inWords = css`
  .in-words > summary { min-block-size: ${theme.size.touch}; padding-block: ${theme.space.s}; font-weight: ${theme.weight.bold}; cursor: pointer; }
  .in-words > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${theme.width.card}, 100%), 1fr)); gap: ${theme.space.m}; font-size: ${theme.type.small}; }
  .in-words ul { padding-inline-start: 1.2em; }
  ${media.print} { .in-words { display: none; } }
`;
