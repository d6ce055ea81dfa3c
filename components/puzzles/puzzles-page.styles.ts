import styled from 'styled-components';
import { theme } from '@/components/ui/theme';
import { kindCards } from './kind-cards.styles';
import { weekList } from './week-list.styles';
import { weeks } from './weeks.styles';

/** Of all puzzles, and of a past year. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  ${weeks}
  ${weekList}
  ${kindCards}
`;
