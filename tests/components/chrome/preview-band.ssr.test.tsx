import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewBand } from '@/components/chrome/preview-band';
import { content } from '@/lib/content';

const { order } = content.site;

test('shows the preview notice while orders are not sent, then nothing (R-ORD-9)', () => {
  expect(renderToStaticMarkup(<PreviewBand order={{ ...order, mode: 'demo' }} />)).toContain(order.preview);
  const sending = { ...order, mode: 'endpoint' as const, endpoint: 'https://www.example.com/orders' };
  expect(renderToStaticMarkup(<PreviewBand order={sending} />)).toBe('');
});
