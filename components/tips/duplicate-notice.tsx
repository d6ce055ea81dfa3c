import styled from 'styled-components';
import { Notice } from '@/components/ui/notice';
import { theme } from '@/components/ui/theme';

/** Warns about duplicate books (R-TIP-8); the site's own content has none (decision 0004). */
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
