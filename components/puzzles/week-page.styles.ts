import styled from 'styled-components';
import { theme } from '@/components/ui/theme';
import { kindCards } from './kind-cards.styles';
import { paperLink } from './paper-link.styles';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  .week-ways { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${theme.space.s} ${theme.space.l}; }
  ${kindCards}
  ${paperLink}
`;
