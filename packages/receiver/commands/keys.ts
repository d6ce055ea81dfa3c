import { join } from 'node:path';
import { makeKeys } from '../seal';
import { type Command, stamp, writePrivate } from './command';

/** Makes a further key pair, for changing it: keys({ settings, … }) → 'OFFICE_KEY=age1…' */
export const keys: Command = async ({ settings }) => {
  const pair = await makeKeys();
  const place = writePrivate(join(settings.folder, 'keys'), `office-${stamp().slice(0, 10)}.key`, `${pair.secret}\n`);
  return [
    `OFFICE_KEY=${pair.public}`,
    `Der geheime Schlüssel dazu steht in ${place}. Heben Sie ihn zweimal auf, nicht auf dem Server, und löschen Sie ihn hier.`,
    'Behalten Sie den alten: Was er verschlossen hat, öffnet nur er. Beide zusammen: npm run orders -- export alt.key neu.key',
  ].join('\n');
};
