import { openStore } from 'receiver/store/open';
import { inPostgres, type PostgresServer, startPostgres } from '@/packages/receiver/tests/postgres-server';
import { CANCELLATION, keyNumber } from '@/packages/receiver/tests/sample';
import { startReceiver } from '@/packages/receiver/tests/start';
import { describeStore } from '@/packages/receiver/tests/store-suite';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describeStore('PostgreSQL', () => inPostgres(server)());

test('orders are refused while PostgreSQL is down, and accepted once it is back (R-REC-16)', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const receiver = await startReceiver(inPostgres(server));
  expect((await receiver.post(keyNumber(1), CANCELLATION)).status).toBe(200);
  await server.halt();
  const refused = await receiver.post(keyNumber(2), CANCELLATION);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect((await fetch(`${receiver.endpoint}/gesund`)).status).toBe(503);
  await server.resume();
  expect((await receiver.post(keyNumber(2), CANCELLATION)).status).toBe(200);
  expect(await receiver.database.query('SELECT key FROM cases')).toHaveLength(2);
  expect(said.mock.calls.join()).not.toMatch(/anna|Müller/i);
  await receiver.stop();
  said.mockRestore();
});

test('receivers that start at the same time on an empty database all start (R-REC-16)', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const address = await server.create();
    const stores = await Promise.all([1, 2, 3].map(() => openStore(address)));
    for (const store of stores) expect(await store.query('SELECT key FROM cases')).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  }
});

test('without PostgreSQL a start says so in one sentence', async () => {
  await expect(openStore('postgres://orders@127.0.0.1:1/orders')).rejects.toThrow(
    'Die Datenbank ist nicht zu erreichen oder nicht zu lesen (ECONNREFUSED).',
  );
});
