import { existsSync, readFileSync } from 'node:fs';
import { withBase } from 'content/base-path';
import { z } from 'zod';

/** Written when Next compiles, before it renders. */
const MANIFEST = '.next/server/app/_not-found/page/next-font-manifest.json';

const manifest = z.object({ app: z.record(z.string(), z.array(z.string())) });

/** Next (16.4) preloads fonts on all pages but the 404 page: → ['/_next/static/media/head-s.p.0wk….woff2', …]; none in development */
export function notFoundFonts(file = MANIFEST): string[] {
  if (!existsSync(file)) return [];
  const { app } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [...new Set(Object.values(app).flat())].map((path) => withBase(`/_next/${path}`));
}
