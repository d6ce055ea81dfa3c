import styled from 'styled-components';
import { Notice } from '@/components/ui/notice';
import { theme } from '@/components/ui/theme';

/** Says that books were listed twice (R-TIP-8); the site's own content holds none (decision 0004). */
export function DuplicateNotice({ removed }: { removed: number }) {
  if (removed === 0) return null;
  return (
    <Root>
      <Notice>{removed} doppelte Buchtitel wurden entfernt.</Notice>
    </Root>
  );
}

const Root = styled.div`
  margin-block-end: ${theme.space.l};
`;
