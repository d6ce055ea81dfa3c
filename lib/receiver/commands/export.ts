import { join } from 'node:path';
import { parseDay } from '@/lib/dates/arithmetic';
import { now } from '@/lib/dates/day';
import { csvOf } from '@/lib/receiver/export/csv';
import { type Choice, handOver } from '@/lib/receiver/export/hand-over';
import { type StoreCommand, secretIn, stamp, writePrivate } from './command';

function choiceOf(text: string | undefined): Choice {
  const day = parseDay(text ?? '');
  if (day) return { day };
  return text?.includes('T') ? { name: text } : { isNew: true };
}

/** exportCases({ database, args: ['office.key'], … }) → '12 Vorgänge in data/exports/bestellungen-….csv und …' */
export const exportCases: StoreCommand = async ({ database, sources, settings, args: [keyFile, choice] }) => {
  const given = { at: now(), who: 'Befehl', secretKey: secretIn(keyFile) };
  const { name, rows } = await handOver(database, sources, choiceOf(choice), given);
  const [folder, file] = [join(settings.folder, 'exports'), `bestellungen-${stamp()}`];
  const csv = writePrivate(folder, `${file}.csv`, csvOf(sources.office.export, rows));
  const json = writePrivate(folder, `${file}.json`, JSON.stringify(rows, null, 2));
  return `${rows.length} Vorgänge in ${csv} und ${json}. Noch einmal: npm run orders -- export ${keyFile ?? 'office.key'} ${name}`;
};
