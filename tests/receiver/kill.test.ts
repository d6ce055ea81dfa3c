import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '@/lib/content';
import { sendDue } from '@/lib/receiver/mail/outbox';
import { smtpTransport } from '@/lib/receiver/mail/transport';
import { keepDocuments } from '@/lib/receiver/store/documents';
import { openStore } from '@/lib/receiver/store/open';
import { startMailServer } from '../lib/receiver/mail-server';
import { type PostgresServer, startPostgres } from '../lib/receiver/postgres-server';
import { sentBy, WITHDRAWAL } from '../lib/receiver/sample';
import { runs } from '../thorough';
import { freePort, startProgram } from './start-program';

const KILLS = runs(3, 200);
const SENDERS = 8;

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

const order = sentBy('year');

/** Sends messages in turn, each with its own key and name, and retries like the browser until each is answered. */
async function send(endpoint: string, answered: Map<string, string>, isOver: () => boolean) {
  while (!isOver()) {
    const key = randomUUID();
    const message =
      answered.size % 2
        ? { ...WITHDRAWAL, contract: key }
        : { ...order, payer: { ...order.payer, lastName: `Nr ${key}` } };
    for (let isTaken = false; !isTaken && !isOver(); ) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(message),
      }).catch(() => undefined);
      const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (answer) answered.set(key, answer.reference);
      else await new Promise((resolve) => setTimeout(resolve, 20));
      isTaken = answer !== undefined;
    }
  }
}

jest.setTimeout(KILLS * 15_000 + 120_000);

test.each(Object.keys(STORES) as (keyof typeof STORES)[])(
  'killed at random moments under load, %s loses and duplicates nothing (R-REC-18)',
  async (name) => {
    const address = await STORES[name]();
    const post = await startMailServer();
    const port = await freePort();
    const answered = new Map<string, string>();
    let isOver = false;
    let program = await startProgram(address, post.url, port);
    const senders = Array.from({ length: SENDERS }, () =>
      send(`http://127.0.0.1:${port}/bestellungen`, answered, () => isOver),
    );
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 1000));
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
      program = await startProgram(address, post.url, port);
    }
    isOver = true;
    await Promise.all(senders);
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);

    const database = await openStore(address);
    // Mails claimed by a killed process wait for the end of its claim.
    await database.query("UPDATE mails SET due_at = '' WHERE state = 'waiting'");
    const transport = smtpTransport(post.url, { name: 'DUDA', address: 'abo@duda.example' });
    await sendDue({ database, sources: content, transport, documents: await keepDocuments(database, content) });
    transport.close();

    const cases = await database.query<{ key: string; reference: string }>('SELECT key, reference FROM cases');
    const kept = new Map(cases.map(({ key, reference }) => [key, reference]));
    expect([...answered].filter(([key, reference]) => kept.get(key) !== reference)).toEqual([]);
    expect(new Set(kept.values()).size).toBe(cases.length);
    for (const half of [
      'SELECT key FROM cases WHERE (SELECT COUNT(*) FROM versions WHERE versions.key = cases.key) <> 1',
      'SELECT key FROM cases WHERE (SELECT COUNT(*) FROM mails WHERE mails.key = cases.key) <> 1',
      "SELECT key FROM mails WHERE state <> 'sent'",
    ])
      expect(await database.query(half)).toEqual([]);
    const ids = post.taken.map(({ raw }) => /^Message-ID: <([^@]+)@/m.exec(raw)?.[1] ?? '');
    const mails = await database.query<{ id: string }>('SELECT id FROM mails');
    expect(mails.filter(({ id }) => !ids.includes(id))).toEqual([]);
    // Sent, but killed before this was recorded: the same Message-ID again, at most for mails in progress at each kill.
    const doubles = ids.length - new Set(ids).size;
    console.info(
      `${name}: ${KILLS} kills, ${answered.size} answered, ${cases.length} kept, ${doubles} mails sent twice`,
    );
    expect(doubles).toBeLessThanOrEqual(KILLS * 16);
    await database.close();
    await post.stop();
  },
);
