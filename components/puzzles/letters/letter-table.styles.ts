import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { figure } from './figure.styles';

/** 32 pixels a cell on a phone, more than 9 mm on paper. */
export const letterTable = css`
  .table-scroll { max-inline-size: 100%; overflow-x: auto; padding: ${theme.space.xxs}; }
  .letter-table { border-collapse: collapse; }
  .letter-table td {
    position: relative;
    inline-size: ${theme.size.touch};
    min-inline-size: ${theme.space.xl};
    block-size: ${theme.size.touch};
    padding: 0;
    border: ${theme.line.thin} solid ${theme.color.ink};
    background: ${theme.color.white};
    font: ${theme.weight.bold} ${theme.type.text} ${theme.font.text};
    text-align: center;
    ${figure}
  }
  .letter-table td[data-blank] { border: 0; background: none; }
  ${media.print} { .letter-table td { inline-size: calc(${theme.size.touch} * 0.82); block-size: calc(${theme.size.touch} * 0.82); border-color: ${theme.color.print}; background: none; color: ${theme.color.print}; } }
`;
