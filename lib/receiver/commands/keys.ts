import { join } from 'node:path';
import { makeKeys } from '@/lib/receiver/seal';
import { type Command, writePrivate } from './command';

/** Makes the office's key pair: keys({ settings, … }) → 'OFFICE_KEY=age1…' */
export const keys: Command = async ({ settings }) => {
  const made = await makeKeys();
  const file = writePrivate(join(settings.folder, 'keys'), 'office.key', `${made.secret}\n`);
  return `OFFICE_KEY=${made.public}\nDer geheime Schlüssel steht in ${file}. Heben Sie ihn zweimal auf, nicht auf dem Server: Ohne ihn öffnet niemand mehr eine Kontonummer.`;
};
