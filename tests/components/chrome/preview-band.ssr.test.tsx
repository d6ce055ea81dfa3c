import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewBand } from '@/components/chrome/preview-band';
import { content } from '@/lib/content';

const { order } = content.site;

test('while orders go nowhere the page says that it is a preview (R-ORD-9)', () => {
  expect(renderToStaticMarkup(<PreviewBand order={{ ...order, mode: 'demo' }} />)).toContain(order.preview);
});

test('once orders are sent nothing of it is left', () => {
  const sending = { ...order, mode: 'endpoint' as const, endpoint: 'https://www.example.com/orders' };
  expect(renderToStaticMarkup(<PreviewBand order={sending} />)).toBe('');
});
