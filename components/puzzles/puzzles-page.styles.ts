import styled from 'styled-components';
import { theme } from '@/components/ui/theme';
import { kindCards } from './kind-cards.styles';
import { paperLink } from './paper-link.styles';
import { weekList } from './week-list.styles';
import { weeks } from './weeks.styles';

/** For all puzzles and for a past year. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  > section > h2 { font-size: ${theme.type.h3}; }
  > section > p { margin-block: ${theme.space.xs}; max-inline-size: ${theme.width.text}; }
  ${weeks}
  ${weekList}
  ${kindCards}
  ${paperLink}
`;
