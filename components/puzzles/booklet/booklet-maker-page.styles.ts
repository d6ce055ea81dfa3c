import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { booklet } from './booklet.styles';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  .booklet-without { display: none; max-inline-size: ${theme.width.text}; }
  @media (scripting: none) { .booklet-without { display: block; } }
  html[data-scripts='lost'] & .booklet-without { display: block; }
  ${booklet}
  ${media.print} { display: block; }
`;
