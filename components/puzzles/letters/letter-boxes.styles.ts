import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { figure } from './figure.styles';

export const letterBoxes = css`
  .letter-boxes { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.xxs}; }
  .letter-boxes > b { margin-inline-end: ${theme.space.xs}; }
  .letter-boxes > span { position: relative; display: grid; place-items: center; inline-size: ${theme.size.touch}; block-size: ${theme.size.touch}; border: ${theme.line.thin} solid ${theme.color.ink}; background: ${theme.tint.sun}; color: ${theme.color.ink}; font: ${theme.weight.black} ${theme.type.h4} ${theme.font.head}; ${figure} }
  /* Beside the name there is no room for all of them. */
  ${media.phone} { .letter-boxes > b { flex-basis: 100%; } }
  ${media.print} { .letter-boxes > span { border-color: ${theme.color.print}; background: none; color: ${theme.color.print}; } }
`;
