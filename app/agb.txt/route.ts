import { content } from '@/lib/content';
import { termsText } from '@/lib/order/contract';

export const dynamic = 'force-static';

/** The terms as plain text: a saved receipt holds them whole. */
export const GET = () =>
  new Response(termsText(content.pages.agb), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
