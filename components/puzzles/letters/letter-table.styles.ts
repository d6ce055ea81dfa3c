import { css } from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { figure } from './figure.styles';

/** Cells of touch size if there is room, smaller if a long word would not fit on a phone; more than 9 mm in print. */
export const letterTable = css`
  .letter-table { max-inline-size: 100%; margin: ${theme.space.xxs}; border-collapse: collapse; }
  .letter-table td {
    position: relative;
    inline-size: ${theme.size.touch};
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
