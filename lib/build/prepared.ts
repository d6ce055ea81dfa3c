import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const EVERY_MS = 50;

/** Lets Next compile while pictures and PDFs are made: waits until the file named in DUDA_PREPARED exists, and not at
 * all without that variable. prepared() → nothing, once it exists */
export async function prepared(): Promise<void> {
  const { DUDA_PREPARED: file } = process.env;
  while (file && !existsSync(file)) await setTimeout(EVERY_MS);
}
