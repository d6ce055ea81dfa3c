import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { eraseOnRequest } from '../commands/erase';
import { sendDue } from '../mail/outbox';
import { fileTransport } from '../mail/transport';
import { openStore } from '../store/open';
import { CANCELLATION, keyNumber, sentBy } from './sample';
import { startReceiver } from './start';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orders-'));
  file = join(folder, 'orders.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openStore(file, join(folder, 'mails'));
/** All files below the folder. */
const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
const filesWith = (text: string) =>
  files()
    .filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(text))
    .map(({ name }) => name);

test('a receiver that stops leaves one whole file, readable for its owner only (R-REC-18)', async () => {
  const receiver = await startReceiver(open);
  await receiver.post(keyNumber(1), sentBy('year'));
  await receiver.stop();
  expect(files().map(({ name }) => name)).toEqual(['orders.db']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = join(folder, 'copy.db');
  copyFileSync(file, copy);
  const store = await openStore(copy);
  expect(await store.query('SELECT key FROM cases')).toEqual([{ key: keyNumber(1) }]);
  await store.close();
});

test('a command that closes the store beside a running receiver takes nothing from it', async () => {
  const receiver = await startReceiver(open);
  await receiver.post(keyNumber(1), CANCELLATION);
  const beside = await open();
  await beside.close();
  expect((await receiver.post(keyNumber(2), CANCELLATION)).status).toBe(200);
  await receiver.stop();
  const store = await open();
  expect(await store.query('SELECT key FROM cases')).toHaveLength(2);
  await store.close();
});

test('what is erased is in no file of the data folder any more, mails of a trial included (R-REC-13)', async () => {
  const receiver = await startReceiver(open);
  const { database } = receiver;
  const erased = { lastName: 'Xanthopoulos', email: 'xanthi@example.org' };
  const { reference } = await (await receiver.post(keyNumber(1), sentBy('gift', erased))).json();
  await receiver.post(keyNumber(1), sentBy('gift', { ...erased, city: 'Wanne-Eickel' }));
  await receiver.post(keyNumber(2), sentBy('year'));
  const transport = fileTransport(join(folder, 'mails'), { name: 'DUDA', address: 'abo@duda.example' });
  await sendDue({ database, builds: receiver.receiver.builds, transport });
  expect(filesWith('Xanthopoulos').length).toBeGreaterThan(2);
  expect(await eraseOnRequest(database, reference)).toBe(true);
  for (const text of ['Xanthopoulos', 'xanthopoulos', 'xanthi', 'Wanne-Eickel']) expect(filesWith(text)).toEqual([]);
  expect(filesWith('anna@example.org').length).toBeGreaterThan(0);
  await receiver.stop();
});

test('a store of an earlier version loses at its start what it had only marked as deleted', async () => {
  const first = await open();
  await first.close();
  const old = new Sqlite(file);
  old.exec('PRAGMA user_version = 0; PRAGMA secure_delete = OFF; CREATE TABLE former (name TEXT)');
  for (let turn = 0; turn < 50; turn += 1) old.prepare('INSERT INTO former VALUES (?)').run(`Xanthopoulos ${turn}`);
  old.exec('DELETE FROM former');
  old.close();
  expect(filesWith('Xanthopoulos')).toContain('orders.db');
  const store = await open();
  expect(filesWith('Xanthopoulos')).toEqual([]);
  await store.close();
});

test('while another process writes, an order waits without keeping others waiting, then is refused for now (R-REC-16)', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const receiver = await startReceiver(open);
  const other = new Sqlite(file);
  other.exec('BEGIN IMMEDIATE');
  let isAnswered = false;
  const answer = receiver.post(keyNumber(1), CANCELLATION).finally(() => {
    isAnswered = true;
  });
  expect((await fetch(`${receiver.endpoint}/nirgends`)).status).toBe(404);
  expect(isAnswered).toBe(false);
  const refused = await answer;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(said.mock.calls).toEqual([['order: StoreAway SQLITE_BUSY']]);
  other.exec('COMMIT');
  other.close();
  expect((await receiver.post(keyNumber(1), CANCELLATION)).status).toBe(200);
  await receiver.stop();
  said.mockRestore();
});
