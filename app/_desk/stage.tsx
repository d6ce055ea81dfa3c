import { withBase } from 'content/address';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { findRoute, type Params } from '@/lib/desk/preview/routes';
import { fontFile, fontRules } from '@/lib/desk/preview/stand-ins/fonts';
import { isNotFound } from '@/lib/desk/preview/stand-ins/navigation';

type Props = { params: Promise<Params>; children?: ReactNode };
type Part = {
  default?: (props: Props) => ReactNode | Promise<ReactNode>;
  GET?: (request: Request, props: Props) => Response | Promise<Response>;
};
/** Route modules by path below app/, without extension: { 'news/[slug]/page': () => import('…') } */
type Table = Record<string, () => Promise<Part>>;
type Answer = { status: number; type: string; body: Uint8Array };

const answer = (body: string | Uint8Array, type = 'text/html', status = 200): Answer => ({
  status,
  type,
  body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
});

async function page(table: Table, name: string, props: Props): Promise<string> {
  const children = await (await table[name]?.())?.default?.(props);
  const { prelude } = await prerender(await (await table.layout?.())?.default?.({ ...props, children }));
  const html = await new Response(prelude).text();
  const head = `<style>${fontRules()}</style><script src="${withBase('/_plain.js')}" defer></script></head>`;
  return `<!DOCTYPE html>${html.replace('</head>', () => head)}`;
}

/** Renders a page or file through the site's own routes:
 * renderRoute(table, '/news/eulen/') → { status: 200, type: 'text/html', body: … } */
export async function renderRoute(table: Table, path: string): Promise<Answer> {
  const font = fontFile(path);
  if (font) return answer(font, 'font/woff2');
  const found = findRoute(Object.keys(table), path);
  const props = { params: Promise.resolve(found?.params ?? {}) };
  try {
    const GET = found && (await table[found.name]?.())?.GET;
    if (!found || !GET)
      return answer(await page(table, found?.name ?? 'not-found', props), undefined, found ? 200 : 404);
    const response = await GET(new Request(`http://localhost${path}`), props);
    return answer(new Uint8Array(await response.arrayBuffer()), response.headers.get('content-type') ?? undefined);
  } catch (error) {
    if (isNotFound(error)) return answer(await page(table, 'not-found', props), undefined, 404);
    throw error;
  }
}
