import styled from 'styled-components';
import { theme } from '@/components/ui/theme';

/** First in the tab order: skips the header. */
export const SkipLink = () => (
  <Root className="visually-hidden" href="#inhalt">
    Zum Inhalt springen
  </Root>
);

const Root = styled.a`
  &:focus {
    position: fixed;
    inset: ${theme.space.s} auto auto ${theme.space.s};
    z-index: ${theme.layer.overlay};
    padding: ${theme.space.s} ${theme.space.l};
    border-radius: ${theme.radius.small};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
`;
