import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { CalendarLeaf } from './leaf';
import { leaf } from './leaf.styles';

export const Stage = styled.div`
  ${leaf}
`;

export const examples = {
  'ein Tag': <CalendarLeaf first="2027-03-06" last="2027-03-06" />,
  'zwei Tage': <CalendarLeaf first="2026-12-12" last="2026-12-13" />,
} satisfies Examples;
