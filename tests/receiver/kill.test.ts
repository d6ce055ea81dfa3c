import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '@/packages/receiver/tests/mail-server';
import { type PostgresServer, startPostgres } from '@/packages/receiver/tests/postgres-server';
import { runs } from '../thorough';
import { expectAllKept, startLoad } from './load';
import { freePort, startProgram } from './start-program';

const KILLS = runs(3, 50, 200);

let server: PostgresServer;
const folder = mkdtempSync(join(tmpdir(), 'kill-'));
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const STORES = {
  SQLite: async () => join(folder, 'orders.db'),
  PostgreSQL: () => server.create(),
};

jest.setTimeout(KILLS * 15_000 + 120_000);

test.each(Object.keys(STORES) as (keyof typeof STORES)[])(
  'killed at random moments under load, %s loses and duplicates nothing (R-REC-18)',
  async (name) => {
    const address = await STORES[name]();
    const post = await startMailServer();
    const port = await freePort();
    let program = await startProgram(address, post.url, port);
    const load = startLoad([`http://127.0.0.1:${port}/bestellungen`]);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 1000));
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
      program = await startProgram(address, post.url, port);
    }
    await load.stop();
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);

    const { cases, doubles } = await expectAllKept(address, load.answered, post);
    console.info(`${name}: ${KILLS} kills, ${load.answered.size} answered, ${cases} kept, ${doubles} mails sent twice`);
    // Sent, but killed before this was recorded: the same Message-ID again, at most for mails in progress at each kill.
    expect(doubles).toBeLessThanOrEqual(KILLS * 16);
    await post.stop();
  },
);
