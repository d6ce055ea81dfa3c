import { css } from 'styled-components';
import { theme } from '@/components/ui/theme';
import { again } from './parts/again.styles';
import { consentFields } from './parts/consent-fields.styles';
import { giftCard } from './parts/gift-card.styles';
import { paymentFields } from './parts/payment-fields.styles';
import { planLine } from './parts/plan-line.styles';
import { receiptSheet } from './parts/receipt-sheet.styles';
import { review } from './parts/review.styles';
import { startDate } from './parts/start-date.styles';

export { keptInView } from './parts/plan-line.styles';

/** Styles of the order form beyond those of other forms. */
export const orderForm = css`
  ${again}
  .early:empty { position: absolute; }
  .early { color: ${theme.color.red}; font-weight: ${theme.weight.bold}; }
  ${planLine}
  ${startDate}
  ${paymentFields}
  ${consentFields}
  ${review}
  ${receiptSheet}
  ${giftCard}
`;
