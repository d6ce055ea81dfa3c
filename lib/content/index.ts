import 'server-only';
import { join } from 'node:path';
import { buildMoment } from './build-time';
import { formatFault, formatWarning } from './fault';
import { readContent } from './read';
import { siteOf } from './site';

const at = buildMoment();
const reading = readContent(join(process.cwd(), 'content'), at);

if (!reading.content) {
  throw new Error(`Der Inhalt hat Fehler, gebaut wird nicht:\n${reading.faults.map(formatFault).join('\n')}`);
}

for (const warning of reading.warnings) console.warn(formatWarning(warning));

export const { content } = siteOf(reading, at);
