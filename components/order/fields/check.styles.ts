import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import { answer, stacked } from './field-parts.styles';

export const check = css`
  .check { ${stacked} --inset: calc(1.5em + ${theme.space.s}); }
  .check .option { ${answer} align-items: start; padding-block: ${theme.space.xxs}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .check .mark { border-radius: ${theme.space.xxs}; &::after { inline-size: 0.4em; block-size: 0.8em; margin-block-end: 0.15em; border: solid ${theme.color.print}; border-width: 0 0.2em 0.2em 0; rotate: 45deg; } }
  .check .mark:checked { background: ${theme.color.sun}; }
  .check .mark[aria-invalid='true'] { border-color: ${theme.color.red}; border-width: ${theme.line.thick}; }
`;
