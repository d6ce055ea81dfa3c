import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';

const tall = css`
  .price { display: grid; grid-template-columns: minmax(0, 1fr); line-height: ${theme.leading.snug}; }
  .price small { font-size: ${theme.type.text}; letter-spacing: normal; }
  .price .period { font-weight: ${theme.weight.bold}; font-size: ${theme.type.small}; }
  .price .struck { font-size: ${theme.type.small}; }
`;

/** On one of several coupons. */
export const priceOnCoupon = css`
  ${tall}
  .price strong { font: ${theme.weight.black} ${theme.type.h1}/${theme.leading.tight} ${theme.font.head}; letter-spacing: -0.02em; }
  .price .struck { margin-block-start: ${theme.space.xxs}; }
  ${media.rows} { ${media.roomy} { .price { grid-area: 2 / 1; } } }
`;

/** On the stub of the chosen coupon. */
export const priceOnTicket = css`
  ${tall}
  .price strong { font: ${theme.weight.black} ${theme.type.h2}/${theme.leading.tight} ${theme.font.head}; letter-spacing: -0.02em; }
  .price .period { ${media.tablet} { font-size: ${theme.type.text}; } }
  .price .struck { max-inline-size: 20em; text-wrap: balance; }
`;

/** In a list item. */
export const priceInLine = css`
  .price { display: flex; flex-wrap: wrap; gap: 0 ${theme.space.xs}; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }
`;

/** On the paper form. */
export const priceOnPaper = css`
  .price { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.8em; }
  .price strong { font: ${theme.weight.black} 1.5em/1.1 ${theme.font.head}; }
  .price small { font-size: 0.7em; }
  .price .period { font-weight: ${theme.weight.bold}; font-size: 1em; }
  .price .struck { font-size: 0.9em; max-inline-size: none; }
`;
