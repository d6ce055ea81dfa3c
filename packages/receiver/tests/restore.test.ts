import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyStore } from '../backup/copy';
import { rotate } from '../backup/rotate';
import { runCommand } from '../commands/run-command';
import type { Database } from '../store/database';
import { numbering } from '../store/numbers';
import { openStore } from '../store/open';
import { CANCELLATION, keyNumber } from './sample';
import { settingsFrom } from './settings';
import { startReceiver } from './start';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orders-'));
  file = join(folder, 'orders.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const command = (name: string, ...args: string[]) =>
  runCommand(name, { settings: settingsFrom({ DATA: folder }), args });
const backedUp = async () => /(\S+\.db)/.exec(await command('backup'))?.[1] ?? '';
/** Through the connection of the receiver: a second one in this process would last until the next garbage collection. */
async function backedUpBy(database: Database): Promise<string> {
  const backup = join(folder, 'beside.db');
  await copyStore(database, backup);
  return backup;
}

/** Takes orders and stops → their numbers */
async function take(first: number, last: number): Promise<string[]> {
  const receiver = await startReceiver(() => openStore(file));
  const given: string[] = [];
  for (let number = first; number <= last; number += 1)
    given.push((await (await receiver.post(keyNumber(number), CANCELLATION)).json()).reference);
  await receiver.stop();
  return given;
}
const keys = async () => {
  const store = await openStore(file);
  const rows = await store.query<{ key: string }>('SELECT key FROM cases ORDER BY key');
  await store.close();
  return rows.map(({ key }) => key);
};

test('a backup put in the place of the store by hand is refused, with the command that restores it', async () => {
  await take(1, 2);
  const backup = await backedUp();
  copyFileSync(backup, file);
  await expect(openStore(file)).rejects.toThrow(/ist eine Sicherung.*orders -- restore/);
});

test('a store that is in use, and a file that is no store, are refused; the store stays as it is (R-REC-13)', async () => {
  const receiver = await startReceiver(() => openStore(file));
  await receiver.post(keyNumber(1), CANCELLATION);
  const backup = await backedUpBy(receiver.database);
  await receiver.post(keyNumber(2), CANCELLATION);
  await expect(command('restore', backup)).rejects.toThrow(/ist noch offen: Halten Sie zuerst den Empfang an/);
  await receiver.stop();
  const junk = join(folder, 'junk.db');
  writeFileSync(junk, 'kein SQLite '.repeat(1000));
  const broken = join(folder, 'broken.db');
  const bytes = readFileSync(backup);
  writeFileSync(broken, bytes.fill(7, 4096 * 5, 4096 * 9));
  const empty = join(folder, 'empty.db');
  writeFileSync(empty, '');
  for (const bad of [junk, broken, empty, join(folder, 'nowhere.db')])
    await expect(command('restore', bad)).rejects.toThrow(/^\S+ (ist keine Datenbank|ist beschädigt|gibt es nicht)/);
  expect(await keys()).toEqual([keyNumber(1), keyNumber(2)]);
  expect(readdirSync(folder).filter((name) => /restoring/.test(name))).toEqual([]);
  expect(readdirSync(join(folder, 'backup')).filter((name) => /ersetzt|part/.test(name))).toEqual([]);
});

test('a backup of a newer version is refused', async () => {
  await take(1, 1);
  const store = await openStore(file);
  await store.query("INSERT INTO migrations (name) VALUES ('9999-from-the-future.sql')");
  await store.close();
  const later = join(folder, 'later.db');
  copyFileSync(file, later);
  await expect(command('restore', later)).rejects.toThrow(/neueren Fassung/);
});

test('if the replaced store cannot be read, its numbers are found in its bytes and a gap is left (R-REC-4)', async () => {
  const given = await take(1, 3);
  const backup = await backedUp();
  given.push(...(await take(4, 30)));
  writeFileSync(file, readFileSync(file).fill(0, 0, 4096));
  const said = await command('restore', backup);
  expect(said).toContain('Zurückgeholt: 3 Vorgänge');
  expect(said).toContain('Die Nummern springen um 10.000');
  expect(await keys()).toHaveLength(3);
  const store = await openStore(file);
  const next = await numbering(store)(new Date());
  await store.close();
  expect(Number(next.split('-')[2])).toBeGreaterThan(10_030);
  expect(given).not.toContain(next);
  expect(readdirSync(join(folder, 'backup')).some((name) => /^ersetzt-.*\.db$/.test(name))).toBe(true);
});

test('on a new machine, or over a store that was begun anew, numbers leave a gap, too', async () => {
  await take(1, 25);
  const backup = await backedUp();
  const kept = join(folder, 'kept.db');
  copyFileSync(backup, kept);
  rmSync(file);
  expect(await command('restore', kept)).toContain('Die Nummern springen um 10.000');
  rmSync(file);
  await take(26, 26);
  expect(await command('restore', kept)).toContain('Die Nummern springen um 10.000');
  expect(await keys()).toHaveLength(25);
});

test('mails that went out after the backup do not go out again', async () => {
  const receiver = await startReceiver(() => openStore(file));
  await receiver.post(keyNumber(1), CANCELLATION);
  await receiver.post(keyNumber(2), CANCELLATION);
  const backup = await backedUpBy(receiver.database);
  await receiver.database.query("UPDATE mails SET state = 'sent', content = '' WHERE key = ?", [keyNumber(1)]);
  await receiver.stop();
  expect(await command('restore', backup)).toContain('1 E-Mail wartet und geht beim nächsten Start hinaus.');
  const store = await openStore(file);
  expect(await store.query("SELECT key FROM mails WHERE state = 'waiting'")).toEqual([{ key: keyNumber(2) }]);
  await store.close();
});

test('backups of the last 30 days on which one was made are kept, whatever the clock says (R-REC-13)', () => {
  const backups = join(folder, 'backup');
  mkdirSync(backups);
  const name = (day: string, kind = 'orders') => `${kind}-${day}-03-00-00.db`;
  const days = Array.from({ length: 32 }, (_, index) =>
    new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10),
  );
  for (const day of days) writeFileSync(join(backups, name(day)), '');
  writeFileSync(join(backups, name('2026-10-01', 'ersetzt')), '');
  writeFileSync(join(backups, name('2034-01-01')), '');
  writeFileSync(join(backups, 'eigene.db'), '');
  expect(rotate(backups)).toBe('2026-10-04');
  const left = readdirSync(backups).sort();
  expect(left).toEqual([...days.slice(3).map((day) => name(day)), name('2034-01-01'), 'eigene.db'].sort());
  expect(existsSync(join(backups, name('2026-10-01', 'ersetzt')))).toBe(false);
});
