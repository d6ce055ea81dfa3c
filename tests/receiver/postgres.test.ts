import { inPostgres, type PostgresServer, startPostgres } from '../lib/receiver/postgres-server';
import { CANCELLATION, keyNumber } from '../lib/receiver/sample';
import { startReceiver } from '../lib/receiver/start';
import { describeStore } from '../lib/receiver/store-suite';

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
  expect((await receiver.post(keyNumber(2), CANCELLATION)).status).toBe(503);
  expect((await fetch(`${receiver.endpoint}/gesund`)).status).toBe(503);
  await server.resume();
  expect((await receiver.post(keyNumber(2), CANCELLATION)).status).toBe(200);
  expect(await receiver.database.query('SELECT key FROM cases')).toHaveLength(2);
  expect(said.mock.calls.join()).not.toMatch(/anna|Müller/i);
  await receiver.stop();
  said.mockRestore();
});
