import type { Site } from 'content/kinds';
import styled from 'styled-components';
import { theme } from '@/components/ui/theme';

/** Tells visitors on every page that this is a preview, as long as orders go nowhere (R-ORD-9). */
export function PreviewBand({ order }: Pick<Site, 'order'>) {
  if (order.mode !== 'demo') return null;
  return (
    <Root aria-label="Vorschau" className="no-print">
      <p>{order.preview}</p>
    </Root>
  );
}

/* In the flow above the masthead: it covers nothing and scrolls away. */
const Root = styled.aside`
  padding: ${theme.space.xxs} ${theme.space.gutter};
  border-block-end: ${theme.line.hair} dashed ${theme.color.edge};
  background: ${theme.color.cream};
  font-size: ${theme.type.tiny};
  line-height: ${theme.leading.snug};
  text-align: center;
  p { text-wrap: balance; }
`;
