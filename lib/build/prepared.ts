import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const EVERY_MS = 50;

/** Next compiles while pictures and PDFs are made, and renders pages once their lists are written: waits for the file that
 * `npm run build` names, and not at all where Next is started by itself. prepared() → nothing, once it is there */
export async function prepared(): Promise<void> {
  const { SITE_PREPARED: file } = process.env;
  while (file && !existsSync(file)) await setTimeout(EVERY_MS);
}
