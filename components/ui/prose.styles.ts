import { css } from 'styled-components';
import { theme } from './theme';

export const prose = css`
  .prose { max-inline-size: ${theme.width.text}; }
  .prose > * + * { margin-block-start: ${theme.space.m}; }
  .prose ul, .prose ol { padding-inline-start: 1.4em; }
  .prose li + li { margin-block-start: ${theme.space.xs}; }
  .prose li::marker { color: ${theme.color.violet}; font-weight: ${theme.weight.bold}; }
`;
