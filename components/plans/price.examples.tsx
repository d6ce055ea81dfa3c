import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { Price } from './price';
import { priceOnCoupon } from './price.styles';

export const Stage = styled.div`
  ${priceOnCoupon}
`;

export const examples = {
  schlicht: <Price tag={{ amount: '8,90 €', period: 'im Monat' }} />,
  'ab einem Betrag': <Price tag={{ prefix: 'ab', amount: '2,50 €', period: 'je Kind im Monat' }} />,
  herabgesetzt: (
    <Price tag={{ amount: '10 €', period: 'einmalig', struck: { amount: '17,80 €', reason: '2 Monate im Abo' } }} />
  ),
} satisfies Examples;
