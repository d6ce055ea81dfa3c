import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore } from 'receiver/store/open';
import { openPostgres } from 'receiver/store/postgres';
import { startMailServer } from '@/packages/receiver/tests/mail-server';
import { type PostgresServer, startPostgres } from '@/packages/receiver/tests/postgres-server';
import { CANCELLATION, keyNumber } from '@/packages/receiver/tests/sample';
import { patience } from '../slowness';
import { freePort, programFile, startProgram } from './start-program';

let server: PostgresServer;
let folder: string;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

jest.setTimeout(patience(300));

const STORES = {
  SQLite: async () => join(folder, 'orders.db'),
  PostgreSQL: () => server.create(),
};

async function setUp(name: keyof typeof STORES) {
  const address = await STORES[name]();
  const command = async (...args: string[]): Promise<string> => {
    const program = programFile('command');
    return (await promisify(execFile)(process.execPath, [program, folder, address, ...args])).stdout.trim();
  };
  /** sql('SELECT …') → its rows */
  const sql = async (text: string) => JSON.parse(await command('sql', text));
  return { address, command, sql };
}

/** A receiver in its own process; `end` kills or stops it. */
async function start(address: string) {
  const post = await startMailServer();
  const port = await freePort();
  const program = await startProgram(address, post.url, port);
  const order = async (number: number): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}/bestellungen`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': keyNumber(number) },
      body: JSON.stringify({ ...CANCELLATION, contract: `Abo ${number}` }),
    });
    return (await response.json()).reference;
  };
  const orders = (first: number, last: number) =>
    Promise.all(Array.from({ length: last - first + 1 }, (_, index) => order(first + index)));
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(program, 'exit');
    program.kill(signal);
    await ended;
    await post.stop();
  };
  return { orders, end };
}

const fileIn = (text: string) => /(\S+\.(?:db|dump))/.exec(text)?.[1] ?? '';

test.each(
  (Object.keys(STORES) as (keyof typeof STORES)[]).flatMap((name) =>
    (['SIGTERM', 'SIGKILL'] as const).map((signal) => [name, signal] as const),
  ),
)(
  '%s after %s: a backup is restored whole, no number is given twice, and what differs is said (R-REC-13)',
  async (name, signal) => {
    const { address, command, sql } = await setUp(name);
    const first = await start(address);
    const given = await first.orders(1, 45);
    const file = fileIn(await command('backup'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'backup')).mode & 0o777).toBe(0o700);
    given.push(...(await first.orders(46, 95)));
    await expect(command('restore', file)).rejects.toThrow(/noch offen: Halten Sie zuerst/);

    await sql(`UPDATE cases SET handed_over = 1 WHERE key IN ('${keyNumber(7)}', '${keyNumber(8)}')`);
    const erased = given[8] ?? '';
    expect(await command('erase', erased.toLowerCase())).toBe(`${erased} ist gelöscht.`);
    await first.end(signal);

    const said = await command('restore', file);
    expect(said).toContain('Zurückgeholt: 44 Vorgänge aus ');
    expect(said).toContain('50 Vorgänge kamen nach der Sicherung');
    expect(said).toContain('2 Vorgänge hat Ihr System schon');
    for (const number of [7, 8]) expect(said).toContain(given[number - 1]);
    expect(said).toContain('1 Vorgang war nach der Sicherung gelöscht');

    expect(await sql('SELECT key FROM cases')).toHaveLength(44);
    expect(await sql(`SELECT key FROM cases WHERE key = '${keyNumber(9)}'`)).toEqual([]);

    const second = await start(address);
    const later = await second.orders(96, 130);
    await second.end('SIGTERM');
    expect(later.every(Boolean)).toBe(true);
    expect(new Set([...given, ...later]).size).toBe(given.length + later.length);

    // What was replaced is still there, with all that came after the backup.
    const schema = /Schema (\S+)/.exec(said)?.[1];
    const replaced = schema
      ? openPostgres(address, { schema })
      : await openStore(
          join(folder, 'backup', readdirSync(join(folder, 'backup')).find((each) => /^ersetzt.*db$/.test(each)) ?? ''),
        );
    expect(await replaced.query('SELECT key FROM cases')).toHaveLength(94);
    await replaced.close();
  },
);

test('what is no dump of the receiver is refused, and nothing changes in PostgreSQL', async () => {
  const { address, command } = await setUp('PostgreSQL');
  const store = await openStore(address);
  await store.query("INSERT INTO counters (name, value) VALUES ('reference 2026', 40)");
  await store.close();
  const junk = join(folder, 'junk.dump');
  writeFileSync(junk, 'kein Archiv');
  await expect(command('restore', junk)).rejects.toThrow(/ist keine Sicherung, die pg_dump/);
  await expect(command('restore', join(folder, 'nichts.dump'))).rejects.toThrow(/gibt es nicht/);
  const file = fileIn(await command('backup'));
  const half = join(folder, 'half.dump');
  writeFileSync(half, readFileSync(file).subarray(0, -2000));
  await expect(command('restore', half)).rejects.toThrow(/ging nicht|keine Sicherung/);
  const after = await openStore(address);
  expect(await after.query('SELECT value FROM counters')).toEqual([{ value: 40 }]);
  expect(await after.query("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'orders\\_%'")).toEqual([]);
  await after.close();
});

test('a backup restored into an empty PostgreSQL leaves a gap in the numbers, as nobody knows which were given', async () => {
  const { command } = await setUp('PostgreSQL');
  const from = await setUp('PostgreSQL');
  const store = await openStore(from.address);
  await store.query("INSERT INTO counters (name, value) VALUES ('reference 2026', 40)");
  await store.close();
  const file = fileIn(await from.command('backup'));
  expect(await command('restore', file)).toContain('Die Nummern springen um 10.000');
});
