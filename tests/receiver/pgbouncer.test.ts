import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from 'receiver/store/open';
import { PGBOUNCER } from '@/lib/tasks/programs';
import { startMailServer } from '@/packages/receiver/tests/mail-server';
import { owner, type PostgresServer, startPostgres } from '@/packages/receiver/tests/postgres-server';
import { patience } from '../slowness';
import { until } from '../until';
import { expectAllKept, startLoad } from './load';
import { freePort, startProgram } from './start-program';

/** Answers of two receivers before the run is judged. */
const ORDERS = 200;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

jest.setTimeout(patience(300));

/** PgBouncer with two connections for each database, so that receivers share them → its address in place of the server's */
async function startPooler(mode: string) {
  const { folder } = server;
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${folder}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 2
`.replace('* = host', '* = user=orders host'),
  );
  chmodSync(settings, 0o644);
  const program = spawn(PGBOUNCER, ['-q', settings], { ...owner(), stdio: 'ignore' });
  const through = (address: string) => address.replace(/@localhost\/(\w+)\?.*/, `@127.0.0.1:${port}/$1`);
  const stop = async () => {
    const ended = once(program, 'exit');
    program.kill('SIGINT');
    await ended;
  };
  return { through, stop };
}

test('two receivers behind PgBouncer in transaction mode keep orders, mails and numbers apart (R-REC-16)', async () => {
  const pooler = await startPooler('transaction');
  const address = pooler.through(await server.create());
  await until('PgBouncer that answers', () =>
    openStore(address).then(
      (store) => store.close().then(() => true),
      () => false,
    ),
  );
  const post = await startMailServer();
  const ports = [await freePort(), await freePort()];
  const programs = await Promise.all(ports.map((port) => startProgram(address, post.url, port)));
  const load = startLoad(ports.map((port) => `http://127.0.0.1:${port}/bestellungen`));
  await until('orders that are answered', async () => load.answered.size > ORDERS, 120);
  await load.stop();
  for (const program of programs) {
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
  expect([...load.refused]).toEqual([]);
  const { cases, doubles } = await expectAllKept(address, load.answered, post);
  console.info(`PgBouncer: ${load.answered.size} answered, ${cases} kept, ${doubles} mails sent twice`);
  expect(doubles).toBe(0);
  await post.stop();
  await pooler.stop();
});

test('behind PgBouncer in statement mode a receiver refuses to start, in one sentence', async () => {
  const pooler = await startPooler('statement');
  const address = pooler.through(await server.create());
  await until('PgBouncer that answers', () =>
    openStore(address).then(
      () => false,
      (error: Error) => /PgBouncer/.test(error.message),
    ),
  );
  await expect(openStore(address)).rejects.toThrow(/PgBouncer.*pool_mode = transaction/);
  await pooler.stop();
});
