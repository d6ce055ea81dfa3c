import 'server-only';
import { join } from 'node:path';
import { buildMoment, isPreview } from './build-time';
import { formatFault, formatWarning } from './fault';
import { asPreview, hiddenPictures } from './published';
import { readContent } from './read';

const at = buildMoment();
const reading = readContent(join(process.cwd(), 'content'), at);

if (!reading.content) {
  throw new Error(`Der Inhalt hat Fehler, gebaut wird nicht:\n${reading.faults.map(formatFault).join('\n')}`);
}

for (const warning of reading.warnings) console.warn(formatWarning(warning));

export const content = isPreview() ? asPreview(reading.content, at) : reading.content;

export const notShown = hiddenPictures(reading.all, reading.content);
