import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';

const line = css`display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.xs}; font-weight: ${theme.weight.bold};`;

/** On a coupon, as its own slip. */
export const offerSlip = css`
  .offer { ${line} padding: ${theme.space.xs} ${theme.space.s}; border-radius: ${theme.radius.small}; background: ${theme.color.lilacPale}; font-size: ${theme.type.tiny}; }
  .offer svg { margin-block-start: 0.2em; }
`;

/** A line of text below the chosen coupon. */
export const offerLine = css`
  .offer { ${line} font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .offer svg { margin-block-start: 0.2em; }
`;
