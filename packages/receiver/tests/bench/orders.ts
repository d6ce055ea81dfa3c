import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { handOver } from 'receiver/export/hand-over';
import { makeKeys, sealer } from 'receiver/seal';
import { eraseTests } from 'receiver/store/erase';
import { listCases } from 'receiver/store/lookup';
import { latestMails } from 'receiver/store/mail-list';
import { openStore } from 'receiver/store/open';
import { testOrder } from 'receiver/try-out';
import { KEPT, keepContent } from '@/tests/fixtures/keep';
import { freePort, startProgram } from '@/tests/receiver/start-program';
import { builtFrom } from '../content-file';
import { startMailServer } from '../mail-server';
import { startPostgres } from '../postgres-server';
import { fillStore } from './orders-filled';

/** Measures throughput, latency and the cost of many stored orders; prints Markdown.
 * npx tsx packages/receiver/tests/bench/orders.ts 300 1000000      seconds at a fixed rate, stored orders */
const [seconds = 20, stored = 100_000] = process.argv.slice(2).map(Number);
const RATE = 200;
const SENDERS = 32;
const SHORT = 5;

keepContent();
const content = JSON.parse(readFileSync(KEPT, 'utf8'));
const { isTest: _isTest, ...message } = testOrder(content);
const iban = 'DE89370400440532013000';
const keys = await makeKeys();
process.env.OFFICE_KEY = keys.public;

/** A new customer each time, as every order counts the stored orders of its recipient. */
const bodyOf = (key: string) => {
  const payer = { ...message.payer, lastName: `Nr ${key}`, email: `${key}@example.org` };
  return JSON.stringify({ ...message, payer, paymentMethod: 'sepa', iban });
};
/** As large as a stored order. */
const row = `${bodyOf(randomUUID())}${await sealer(keys.public)(iban)}`;

/** Keeps connections open, as a web server in front of the receiver does. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const post = (endpoint: string) =>
  new Promise<void>((resolve, reject) => {
    const key = randomUUID();
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    request(endpoint, { method: 'POST', headers, agent }, (response) => {
      response
        .resume()
        .on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${endpoint}: ${response.statusCode}`)),
        );
    })
      .on('error', reject)
      .end(bodyOf(key));
  });

/** Runs as fast as possible → orders per second */
async function asFast(work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + SHORT * 1000;
  let count = 0;
  const one = async () => {
    while (performance.now() < end) {
      await work();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, one));
  return Math.round(count / SHORT);
}

/** Runs at a fixed rate, regardless of pending requests → sorted response times in ms */
async function held(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const pending: Promise<unknown>[] = [];
  const start = performance.now();
  for (let sent = 0; sent < RATE * seconds; sent += 1) {
    const due = start + (sent * 1000) / RATE;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    pending.push(work().then(() => times.push(performance.now() - due)));
  }
  await Promise.all(pending);
  return times.sort((one, other) => one - other);
}

const memory = (pid: number | undefined) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
const at = (times: number[], share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);

const plain = serve({
  fetch: new Hono().post('/', async (context) => context.json(await context.req.json())).fetch,
  port: 0,
});
const plainAddress = `http://127.0.0.1:${(plain.address() as AddressInfo).port}/`;
const plainRate = await asFast(() => post(plainAddress));
plain.close();

const folder = mkdtempSync(join(tmpdir(), 'bench-orders-'));
const postgres = await startPostgres();
console.log(`A plain Hono answer: ${plainRate} a second. Held rate: ${RATE} a second for ${seconds} s.\n`);
console.log('| Store | Bare inserts/s | Orders/s | Share | p50 | p99 | slowest | Memory before → after |');
console.log('|---|---|---|---|---|---|---|---|');
for (const [name, address] of [
  ['SQLite', join(folder, 'orders.db')],
  ['PostgreSQL', await postgres.create()],
] as const) {
  const store = await openStore(address);
  await store.query('CREATE TABLE bare (id TEXT PRIMARY KEY, body TEXT)');
  const bare = await asFast(() => store.query('INSERT INTO bare (id, body) VALUES (?, ?)', [randomUUID(), row]));
  await store.query('DROP TABLE bare');
  await store.close();
  const mails = await startMailServer();
  const port = await freePort();
  const program = await startProgram(address, mails.url, port);
  const endpoint = `http://127.0.0.1:${port}/bestellungen`;
  // Warm-up: a fresh process still compiles while it answers.
  await asFast(() => post(endpoint));
  const most = await asFast(() => post(endpoint));
  const before = memory(program.pid);
  const times = await held(() => post(endpoint));
  console.log(
    `| ${name} | ${bare} | ${most} | ${Math.round((100 * most) / bare)} % | ${at(times, 0.5)} ms | ${at(times, 0.99)} ms | ${at(times, 1)} ms | ${before} → ${memory(program.pid)} MB |`,
  );
  program.kill('SIGTERM');
  await new Promise((resolve) => program.once('exit', resolve));
  await mails.stop();
}
await postgres.stop();

console.log(
  '\n| Stored | Newest 50 | Search „mue koe“ | Search for one | Mails | What is new, 100 of them, as values | Nothing new | After mails |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const count of [1, 1000, stored]) {
  const store = await openStore(join(folder, `filled-${count}.db`));
  await fillStore(store, count, message);
  const time = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return `${(performance.now() - start).toFixed(1)} ms`;
  };
  const prepare = () => ({ place: () => undefined, drop: () => undefined });
  const builds = await builtFrom(store, content);
  const exportNew = () => handOver(store, builds, { isNew: true }, { at: new Date(), who: 'bench', keys: [], prepare });
  const cells = [
    await time(() => listCases(store, {}, 50)),
    await time(() => listCases(store, { words: 'mue koe' }, 50)),
    await time(() => listCases(store, { words: `nummer${count}` }, 50)),
    await time(() => latestMails(store, 50)),
    await time(exportNew),
    await time(exportNew),
    await time(() => eraseTests(store, new Date())),
  ];
  console.log(`| ${count} | ${cells.join(' | ')} |`);
  await store.close();
}
rmSync(folder, { recursive: true });
process.exit(0);
