import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { now } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { readTypedDay } from 'subscription/order/typed-day';
import type { Choice } from '../export/choose';
import { csvOf } from '../export/csv';
import { prepareFiles } from '../export/files';
import { type HandedOver, handOver } from '../export/hand-over';
import { sheetOf } from '../export/sheet';
import { readExportNumber } from '../reference';
import type { StoreCommand } from './command';
import { keysIn } from './key-files';

const isFile = (text: string) => text.endsWith('.key') || existsSync(text);

function choiceOf(text: string | undefined): Choice {
  if (text === undefined) return { isNew: true };
  const number = readExportNumber(text);
  if (number !== undefined) return { number };
  const day = readTypedDay(text);
  if (day) return { day };
  throw new Error(
    `„${text}“ ist weder eine Schlüsseldatei noch ein Tag (25.11.2026) noch die Nummer einer Ausgabe (17); es ist nichts weitergegeben.`,
  );
}

/** Key files in any number, and what to export: wishOf(['a.key', '25.11.2026']) → { files: ['a.key'], choice: { day: '2026-11-25' } } */
function wishOf(args: readonly string[]): { files: string[]; choice: Choice } {
  const given = args.filter(Boolean);
  const [choice, other] = given.filter((text) => !isFile(text));
  if (other !== undefined) throw new Error(`Bitte nur einen Tag oder eine Nummer: „${choice}“ oder „${other}“.`);
  return { files: given.filter(isFile), choice: choiceOf(choice) };
}

function nothing(choice: Choice): string {
  if ('number' in choice) return `Von Ausgabe ${choice.number} ist nichts da.`;
  return 'day' in choice
    ? `Vom ${formatDay(choice.day)} ist nichts weiterzugeben.`
    : 'Es ist nichts Neues weiterzugeben.';
}

function report(
  choice: Choice,
  files: readonly string[],
  place: string,
  { number, count, closed }: HandedOver,
): string {
  const again = `npm run orders -- export ${[...(files.length > 0 ? files : ['office.key']), number || ''].join(' ').trim()}`;
  const what = count === 1 ? 'ein Vorgang' : `${count} Vorgänge`;
  const done = `Ausgabe ${number}: ${what} in ${place}.xlsx (für Menschen), .csv und .json (für Programme). Noch einmal: ${again}`;
  const why =
    files.length > 0
      ? 'mit diesen Schlüsseln nicht zu öffnen oder beschädigt'
      : 'ohne Schlüsseldatei nicht zu öffnen oder beschädigt';
  return [
    ...(count > 0 ? [done] : []),
    ...(closed.length > 0 ? [`Nicht dabei und nicht vermerkt, weil ${why}: ${closed.join(', ')}`] : []),
    ...(count + closed.length > 0 ? [] : [nothing(choice)]),
  ].join('\n');
}

/** exportCases({ database, args: ['office.key', '25.11.2026'], … }) → 'Ausgabe 17: 12 Vorgänge in data/exports/ausgabe-17.xlsx …' */
export const exportCases: StoreCommand = async ({ database, builds: open, settings, args }) => {
  const { files, choice } = wishOf(args);
  const folder = join(settings.folder, 'exports');
  const builds = await open();
  const { export: mapping } = builds.latest.office;
  const done = await handOver(database, builds, choice, {
    ...{ at: now(), who: 'Befehl', keys: keysIn(files) },
    prepare: (number, rows) =>
      prepareFiles(folder, {
        [`ausgabe-${number}.xlsx`]: sheetOf(mapping, rows),
        [`ausgabe-${number}.csv`]: csvOf(mapping, rows),
        [`ausgabe-${number}.json`]: JSON.stringify(rows, null, 2),
      }),
  });
  return report(choice, files, join(folder, `ausgabe-${done.number}`), done);
};
