import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { theme } from '@/components/ui/theme';

/** Shown by lib/plain if scripts of islands failed to load (R-FLT-7); its button retries. */
export const LostScripts = ({ shown }: { shown?: boolean }) => (
  <Root role="alert" className="no-print" data-lost-scripts="" hidden={!shown}>
    <p>Ein Teil dieser Seite ließ sich nicht laden. Was schon eingetippt ist, bleibt stehen.</p>
    <Button size="small">Noch einmal versuchen</Button>
  </Root>
);

const Root = styled.div`
  position: fixed;
  inset: auto ${theme.space.s} ${theme.space.s};
  z-index: ${theme.layer.float};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  align-items: center;
  justify-content: center;
  inline-size: fit-content;
  margin-inline: auto;
  padding: ${theme.space.s} ${theme.space.m};
  border: ${theme.line.thin} solid ${theme.color.edge};
  border-radius: ${theme.radius.small};
  background: ${theme.color.cream};
  box-shadow: ${theme.shadow.sheet};
  font-size: ${theme.type.small};
`;
