import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOBODY } from '@/lib/pages/params';
import { CACHE } from './settings';

/** shareResponse('/event/3/') → the answer to '/event/3/og.png' */
export function shareResponse(path: string): Response {
  const list: Record<string, string> = JSON.parse(readFileSync(join(process.cwd(), CACHE, 'og.json'), 'utf8'));
  const name = list[path];
  if (!name) throw new Error(`Das Vorschaubild von ${path} fehlt: npm run pictures`);
  return new Response(new Uint8Array(readFileSync(join(process.cwd(), CACHE, name))), {
    headers: { 'content-type': 'image/png' },
  });
}

type Params = { params: Promise<Record<string, string>> };

/** Of a dynamic route with one parameter: shareOf((id) => `/event/${id}/`) → the handler that answers '/event/3/og.png' */
export const shareOf =
  (pathOf: (entry: string) => string) =>
  async (_: Request, { params }: Params): Promise<Response> => {
    const [entry = NOBODY] = Object.values(await params);
    return entry === NOBODY ? new Response(null, { status: 404 }) : shareResponse(pathOf(entry));
  };
