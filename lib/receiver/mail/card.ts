import type { Card } from '@/lib/order/receipt';
import { palette } from '@/lib/title/title';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** One A6 sheet without scripts or links: cardPage('Ein Geschenk für dich!', '…', 'DUDA', card) → '<!doctype html>…' */
export const cardPage = (title: string, promise: string, product: string, card: Card) => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
@page { size: 148mm 105mm; margin: 0 }
body { box-sizing: border-box; width: 148mm; height: 105mm; margin: 0; padding: 12mm; font: 12pt/1.4 sans-serif;
  color: ${palette.ink}; background: ${palette.white}; border-left: 12mm solid ${palette.sun}; overflow: hidden; print-color-adjust: exact }
h1 { margin: 0 0 4mm; font-size: 20pt } p { margin: 0 0 3mm; overflow-wrap: anywhere } .text { white-space: pre-line }
</style></head><body>
<p><b>${escaped(product)}</b></p><h1>${escaped(title)}</h1>
<p>Für ${card.to ? escaped(card.to) : '______________'}</p>
${card.text ? `<p class="text">${escaped(card.text)}</p>` : ''}
<p>${escaped(promise)}</p><p><b>Von ${escaped(card.from)}</b></p>
</body></html>
`;
