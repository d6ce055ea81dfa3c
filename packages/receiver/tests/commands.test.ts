import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { identityToRecipient } from 'age-encryption';
import { runCommand } from '../commands/run-command';
import { isPassword } from '../office/password';
import { readSettings } from '../settings-file';
import { startOffice } from './office-browser';
import { CANCELLATION, keyNumber } from './sample';
import { settingsFrom } from './settings';

let said: jest.SpyInstance;
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

const STORED = ['backup', 'export', 'person', 'erase', 'retention'];

test.each(STORED)('%s makes no store where there is none, and says so (R-REC-21)', async (name) => {
  const settings = settingsFrom({ DATA: join(folder, 'nowhere') });
  await expect(runCommand(name, { settings, args: [] })).rejects.toThrow(
    /^Es gibt keinen Speicher .*nowhere\/orders\.db/,
  );
  expect(existsSync(settings.folder)).toBe(false);
});

test('a command says first which store it opened, and how many cases it holds', async () => {
  const office = await startOffice();
  await office.order(keyNumber(1), CANCELLATION);
  const settings = settingsFrom({ DATA: office.folder });
  await runCommand('retention', { settings, args: [] });
  expect(said).toHaveBeenCalledWith(`Speicher: ${office.folder}/orders.db, ein Vorgang`);
  await office.stop();
});

test.each([
  ['a database that is away', { DATABASE_URL: 'postgres://orders:geheim@127.0.0.1:1/orders' }, 'DATABASE_URL'],
  ['a file that is no store', { DATA: folder }, 'DATA'],
])('%s is one German sentence that names the variable and no password', async (_title, env, variable) => {
  writeFileSync(join(folder, 'orders.db'), 'Das ist keine Datenbank. '.repeat(100));
  const settings = settingsFrom(env);
  const fault = await runCommand('retention', { settings, args: [] }).catch((error) => error.message);
  expect(fault).toMatch(new RegExp(`^D[a-z]+ (Datenbank|Speicher) [^\\n]*${variable}[^\\n]*\\?$`));
  expect(fault).not.toContain('geheim');
});

test('setup makes keys and settings that only their owner may read, once (R-REC-22)', async () => {
  const data = join(folder, 'new');
  const answers = [
    'www.example.com',
    'https://www.example.com',
    'smtps://mail.example.com',
    'abo@example.com',
    'lang genug 1234',
  ];
  const asked = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const run = (lines: string[]) => {
    jest.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([`${lines.join('\n')}\n`]) as never);
    return runCommand('setup', { settings: settingsFrom({ DATA: data }), args: [] });
  };
  jest.replaceProperty(process, 'env', { PATH: process.env.PATH, NODE_ENV: 'test' });
  await expect(run(answers.slice(0, 3))).rejects.toThrow('Abgebrochen: Es ist nichts geschrieben.');
  expect(existsSync(data)).toBe(false);
  expect(await run(answers)).toContain(join(data, 'keys/office.key'));
  expect(asked.mock.calls.join()).toContain('SITE_URL ist keine Adresse');
  const { settings } = readSettings(['--env-file', join(data, 'orders.env')], {});
  expect(settings).toMatchObject({ folder: data, address: 'https://www.example.com', from: 'abo@example.com' });
  expect(await isPassword('lang genug 1234', settings.passwordHash ?? '')).toBe(true);
  const secret = readFileSync(join(data, 'keys/office.key'), 'utf8').trim();
  expect(await identityToRecipient(secret)).toBe(settings.sealKey);
  for (const file of ['orders.env', 'keys/office.key']) expect(statSync(join(data, file)).mode & 0o777).toBe(0o600);
  await expect(run(answers)).rejects.toThrow('gibt es schon');
});

test('git ignores everything that the receiver writes (R-REC-22)', () => {
  const written = [
    'orders.db',
    'orders.env',
    'keys/office.key',
    'exports/a.csv',
    'auskunft/a.json',
    'mails/a.eml',
    'backup/a.db',
  ];
  const files = written.map((name) => join(settingsFrom({}).folder, name));
  const { stdout } = spawnSync('git', ['check-ignore', ...files], { encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(files);
});
