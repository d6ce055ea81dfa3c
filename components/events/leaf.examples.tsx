import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { Leaf } from './leaf';
import { leaf } from './leaf.styles';

export const Stage = styled.div`
  ${leaf}
`;

export const examples = {
  'ein Tag': <Leaf first="2027-03-06" last="2027-03-06" />,
  'zwei Tage': <Leaf first="2026-12-12" last="2026-12-13" />,
} satisfies Examples;
