import { css } from 'styled-components';
import { priceOnTicket } from '@/components/plans/price.styles';
import { theme } from '@/components/ui/theme';

export const couponPrice = css`
  ${priceOnTicket}
  .after { margin-block-start: ${theme.space.xs}; font-weight: ${theme.weight.bold}; font-size: ${theme.type.small}; line-height: ${theme.leading.snug}; }
`;
