import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const EVERY_MS = 50;

/** Lets Next compile while pictures and PDFs are made: waits until the file named in SITE_PREPARED exists, and not at
 * all without that variable. untilPrepared() → nothing, once it exists */
export async function untilPrepared(): Promise<void> {
  const { SITE_PREPARED: file } = process.env;
  while (file && !existsSync(file)) await setTimeout(EVERY_MS);
}
