import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { formatFault, formatWarning } from 'content/fault';
import type { Content } from 'content/kinds';
import { ask, canAsk } from '@/lib/ask/ask';
import { buildMoment } from '@/lib/publishing/build-time';
import { readSite } from '@/lib/publishing/read';
import { siteOf } from '@/lib/publishing/site';

function siteContent(): Content {
  // Read and checked already, by the build (lib/build/site.ts) or beside `next dev` (lib/dev/maker.ts): doing so again takes
  // each Next process seconds.
  const file = canAsk() ? ask<string>('content') : process.env.SITE_CONTENT;
  if (file) return deserialize(readFileSync(file));
  const at = buildMoment();
  const reading = readSite(join(process.cwd(), 'content'), at);
  if (!reading.content) {
    throw new Error(`Der Inhalt hat Fehler, gebaut wird nicht:\n${reading.faults.map(formatFault).join('\n')}`);
  }
  for (const warning of reading.warnings) console.warn(formatWarning(warning));
  return siteOf(reading, at).content;
}

export const content = siteContent();
