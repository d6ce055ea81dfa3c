import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOBODY } from '@/lib/pages/params';
import { CACHE } from './settings';

/** Answers '/event/3/og.png' for '/event/3/'. */
export function shareResponse(path: string): Response {
  const list: Record<string, string> = JSON.parse(readFileSync(join(process.cwd(), CACHE, 'og.json'), 'utf8'));
  const name = list[path];
  if (!name) throw new Error(`Das Vorschaubild von ${path} fehlt: npm run pictures`);
  return new Response(new Uint8Array(readFileSync(join(process.cwd(), CACHE, name))), {
    headers: { 'content-type': 'image/png' },
  });
}

type Params = { params: Promise<Record<string, string>> };

/** The answer of a dynamic route of share pictures; `pathOf` tells the page from the route's one parameter. */
export const shareOf =
  (pathOf: (entry: string) => string) =>
  async (_: Request, { params }: Params): Promise<Response> => {
    const [entry = NOBODY] = Object.values(await params);
    return entry === NOBODY ? new Response(null, { status: 404 }) : shareResponse(pathOf(entry));
  };
