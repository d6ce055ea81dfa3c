import { randomUUID } from 'node:crypto';
import { openBuilds } from 'receiver/builds';
import { sendDue } from 'receiver/mail/outbox';
import { smtpTransport } from 'receiver/mail/transport';
import { openStore } from 'receiver/store/open';
import type { startMailServer } from '@/packages/receiver/tests/mail-server';
import { sentBy, WITHDRAWAL } from '@/packages/receiver/tests/sample';

const SENDERS = 8;
const order = sentBy('year');

/** Keys and numbers of the messages that were answered. */
type Answered = Map<string, string>;

/** Sends messages in turn, each with its own key and name, and retries like the browser until each is answered. */
async function send(endpoint: string, answered: Answered, refused: Set<number>, isOver: () => boolean) {
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
      if (response && !response.ok) refused.add(response.status);
      const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (answer) answered.set(key, answer.reference);
      else await new Promise((resolve) => setTimeout(resolve, 20));
      isTaken = answer !== undefined;
    }
  }
}

/** Eight senders that share the endpoints: startLoad([endpoint]) → { answered, refused, stop } */
export function startLoad(endpoints: readonly string[]) {
  const answered: Answered = new Map();
  const refused = new Set<number>();
  let isOver = false;
  const senders = Array.from({ length: SENDERS }, (_, index) =>
    send(endpoints[index % endpoints.length] ?? '', answered, refused, () => isOver),
  );
  const stop = () => {
    isOver = true;
    return Promise.all(senders);
  };
  return { answered, refused, stop };
}

/** Sends what still waits, then checks that each answered message is kept once and mailed: → how many mails went out twice */
export async function expectAllKept(
  address: string,
  answered: Answered,
  post: Awaited<ReturnType<typeof startMailServer>>,
): Promise<{ cases: number; doubles: number }> {
  const database = await openStore(address);
  // Mails claimed by a killed process wait for the end of its claim.
  await database.query("UPDATE mails SET due_at = '' WHERE state = 'waiting'");
  const transport = smtpTransport(post.url, { name: 'DUDA', address: 'abo@duda.example' });
  await sendDue({ database, builds: await openBuilds(database), transport });
  transport.close();

  const cases = await database.query<{ key: string; reference: string }>('SELECT key, reference FROM cases');
  const kept = new Map(cases.map(({ key, reference }) => [key, reference]));
  expect([...answered].filter(([key, reference]) => kept.get(key) !== reference)).toEqual([]);
  expect(new Set(kept.values()).size).toBe(cases.length);
  for (const half of [
    'SELECT key FROM cases WHERE (SELECT COUNT(*) FROM versions WHERE versions.key = cases.key) <> 1',
    'SELECT key FROM cases WHERE (SELECT COUNT(*) FROM mails WHERE mails.key = cases.key) <> 1',
    "SELECT key, state, attempts, due_at, fault FROM mails WHERE state <> 'sent'",
  ])
    expect(await database.query(half)).toEqual([]);
  const ids = post.taken.map(({ raw }) => /^Message-ID: <([^@]+)@/m.exec(raw)?.[1] ?? '');
  const mails = await database.query<{ id: string }>('SELECT id FROM mails');
  expect(mails.filter(({ id }) => !ids.includes(id))).toEqual([]);
  await database.close();
  return { cases: cases.length, doubles: ids.length - new Set(ids).size };
}
