import { join } from 'node:path';
import { now, today, yearOf } from 'german/dates/day';
import { counted } from 'german/text';
import { LEAP, type Merged } from '../backup/merge';
import { restorePostgres } from '../backup/restore-postgres';
import { restoreSqlite } from '../backup/restore-sqlite';
import { placeOf } from '../store/existing';
import { isPostgres } from '../store/open';
import { backupFolder } from './backup';
import { type Command, stamp } from './command';

const MOST_LISTED = 50;

const list = (references: readonly string[]) => {
  const more = references.length - MOST_LISTED;
  return `${references.slice(0, MOST_LISTED).join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`;
};

const UNKNOWN = `Der ersetzte Stand war nicht zu lesen oder gehört nicht zu dieser Sicherung. Was seither kam, weitergegeben, gemailt oder gelöscht wurde, ist nicht bekannt:
  – Vergleichen Sie mit Ihrem System, bevor Sie weitergeben, und löschen Sie noch einmal, was auf Verlangen gelöscht war.
  – Die Nummern springen um ${LEAP.toLocaleString('de-DE')}, damit keine zweimal vergeben wird.`;

/** noticesOf(merged) → what the office has to know, one German sentence a line */
function noticesOf({ later, again, changed, erased, waiting, replaced }: Merged): string[] {
  const others = changed.filter((reference) => !again.includes(reference));
  return [
    ...(replaced === undefined ? [UNKNOWN] : []),
    ...(later.length > 0
      ? [
          `${counted(later.length, 'Vorgang kam', 'Vorgänge kamen')} nach der Sicherung, nur noch im ersetzten Stand: ${list(later)}`,
        ]
      : []),
    ...(again.length > 0
      ? [
          `${counted(again.length, 'Vorgang hat', 'Vorgänge hat')} Ihr System schon, die nächste Ausgabe enthält sie noch einmal: ${list(again)}`,
        ]
      : []),
    ...(others.length > 0
      ? [
          `${counted(others.length, 'Vorgang hatte', 'Vorgänge hatten')} sich nach der Sicherung geändert (Berichtigung, Stand, Notiz, Werbung): ${list(others)}`,
        ]
      : []),
    ...(erased > 0
      ? [`${counted(erased, 'Vorgang war', 'Vorgänge waren')} nach der Sicherung gelöscht und wieder gelöscht.`]
      : []),
    ...(waiting > 0
      ? [`${counted(waiting, 'E-Mail wartet und geht', 'E-Mails warten und gehen')} beim nächsten Start hinaus.`]
      : []),
  ];
}

/** restore({ args: ['data/backup/orders-2026-11-25-08-00-00.db'], … }) → 'Zurückgeholt: 150 Vorgänge aus …' */
export const restore: Command = async ({ settings, args: [backup] }) => {
  if (!backup) throw new Error('Welche Sicherung? npm run orders -- restore data/backup/orders-….db');
  const { database } = settings;
  console.error(`Speicher: ${placeOf(database)}`);
  const year = yearOf(today(now()));
  const at = stamp();
  const isServer = isPostgres(database);
  const aside = isServer ? `ersetzt_${at.replaceAll('-', '_')}` : join(backupFolder(settings), `ersetzt-${at}.db`);
  const merged = await (isServer ? restorePostgres : restoreSqlite)(database, backup, aside, year);
  const held = merged.replaced === undefined ? '' : ` (${counted(merged.replaced, 'Vorgang', 'Vorgänge')})`;
  return [
    `Zurückgeholt: ${counted(merged.cases, 'Vorgang', 'Vorgänge')} aus ${backup}.`,
    `Der ersetzte Stand${held} liegt in ${isServer ? `Schema ${aside}` : aside} und wird mit den Sicherungen dieses Tages gelöscht.`,
    ...noticesOf(merged),
  ].join('\n');
};
