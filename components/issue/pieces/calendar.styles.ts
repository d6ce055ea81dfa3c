import { css } from 'styled-components';
import { leaf } from '@/components/events/leaf.styles';
import { media, theme } from '@/components/ui/theme';

export const calendar = css`
  ${leaf}
  [data-piece='calendar'] { --category: var(--accent); }
  .leaves { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${theme.width.card}, 100%), 1fr)); gap: ${theme.space.l}; margin-block-start: ${theme.space.m}; }
  .leaves > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.m}; align-items: start; }
  .leaves > li:nth-of-type(odd) > span { rotate: -2deg; }
  .leaves > li:nth-of-type(even) > span { rotate: 2deg; }
  .leaves p { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  ${media.print} { .leaves { display: block; columns: 2; } .leaves > li { break-inside: avoid; margin-block-end: ${theme.space.m}; } }
  .leaves time { display: block; font-weight: ${theme.weight.bold}; }
`;
