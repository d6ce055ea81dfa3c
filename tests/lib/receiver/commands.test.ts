import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '@/lib/content';
import { runCommand } from '@/lib/receiver/commands/run-command';
import { startOffice } from './office-browser';
import { CANCELLATION, keyNumber } from './sample';
import { settingsFrom } from './settings';

let said: jest.SpyInstance;
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => said.mockRestore());
afterAll(() => rmSync(folder, { recursive: true }));

const STORED = ['backup', 'export', 'person', 'erase', 'retention'];

test.each(STORED)('%s makes no store where there is none, and says so', async (name) => {
  const settings = settingsFrom({ DATA: join(folder, 'nowhere') });
  await expect(runCommand(name, { settings, sources: content, args: [] })).rejects.toThrow(
    /^Es gibt keinen Speicher .*nowhere\/orders\.db/,
  );
  expect(existsSync(settings.folder)).toBe(false);
});

test('a command says first which store it opened, and how many cases it holds', async () => {
  const office = await startOffice();
  await office.order(keyNumber(1), CANCELLATION);
  const settings = settingsFrom({ DATA: office.folder });
  await runCommand('retention', { settings, sources: content, args: [] });
  expect(said).toHaveBeenCalledWith(`Speicher: ${office.folder}/orders.db, ein Vorgang`);
  await office.stop();
});

test.each([
  ['a database that is away', { DATABASE_URL: 'postgres://orders:geheim@127.0.0.1:1/orders' }, 'DATABASE_URL'],
  ['a file that is no store', { DATA: folder }, 'DATA'],
])('%s is one German sentence that names the variable and no password', async (_title, env, variable) => {
  writeFileSync(join(folder, 'orders.db'), 'Das ist keine Datenbank. '.repeat(100));
  const settings = settingsFrom(env);
  const fault = await runCommand('retention', { settings, sources: content, args: [] }).catch((error) => error.message);
  expect(fault).toMatch(new RegExp(`^D[a-z]+ (Datenbank|Speicher) [^\\n]*${variable}[^\\n]*\\?$`));
  expect(fault).not.toContain('geheim');
});
