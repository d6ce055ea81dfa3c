import { once } from 'node:events';
import { startMailServer } from '@/packages/receiver/tests/mail-server';
import { type PostgresServer, startPostgres } from '@/packages/receiver/tests/postgres-server';
import { runs } from '../thorough';
import { until } from '../until';
import { expectAllKept, startLoad } from './load';
import { freePort, startProgram } from './start-program';

const KILLS = runs(50, 150, 500);
const RESTARTS = runs(2, 6, 20);

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

jest.setTimeout(KILLS * 1000 + RESTARTS * 20_000 + 120_000);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('PostgreSQL that drops connections and restarts under load ends no receiver and loses no answered order (R-REC-16)', async () => {
  const address = await server.create();
  const post = await startMailServer();
  const port = await freePort();
  const program = await startProgram(address, post.url, port);
  const load = startLoad([`http://127.0.0.1:${port}/bestellungen`]);
  let kills = 0;
  for (let round = 0; round <= RESTARTS; round += 1) {
    const goal = Math.round((KILLS * (round + 1)) / (RESTARTS + 1));
    while (kills < goal) {
      await pause(20 + Math.random() * 100);
      kills += await server.terminateOne();
    }
    if (round < RESTARTS) {
      await server.halt();
      await server.resume();
    }
  }
  const before = load.answered.size;
  await until('orders that are answered again', async () => load.answered.size > before + 20, 60);
  await load.stop();
  expect(program.exitCode).toBeNull();
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);

  expect([...load.refused].filter((status) => status !== 503)).toEqual([]);
  const { cases, doubles } = await expectAllKept(address, load.answered, post);
  console.info(
    `${kills} connections killed, ${RESTARTS} restarts: ${load.answered.size} answered, ${cases} kept, ${doubles} mails sent twice`,
  );
  await post.stop();
});
