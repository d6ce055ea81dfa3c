import { randomUUID } from 'node:crypto';
import { type Day, today } from '@/lib/dates/day';
import type { Message } from '@/lib/order/wire';
import type { Connection, Database } from './database';
import { queueMail, type WaitingMail } from './mails';

export const STATES = ['new', 'taken', 'unclear', 'cancelled'] as const;
export type State = (typeof STATES)[number];

/** A message as it is kept. */
export type Incoming = {
  /** By it the same message is known again (decision 0008). */
  key: string;
  kind: Message['type'];
  /** '' of declarations. */
  plan: string;
  name: string;
  email: string;
  /** JSON as it came, without the account number and the trap. */
  body: string;
  /** Of all of it: tells a repetition from a correction. */
  digest: string;
  /** The account number for the office's key alone; '' without one. */
  sealed: string;
  /** Version of the legal texts that were shown; '' of declarations. */
  documents: string;
  words: string[];
  /** What the receiver's own content says otherwise, in German. */
  differs: string[];
  isTest: boolean;
};

export type Kept = { reference: string; receivedAt: Date; version: number; isNew: boolean };
type Latest = { reference: string; version: number; state: State; received_at: string; digest: string };

const LATEST = `SELECT cases.reference, cases.version, cases.state, versions.received_at, versions.digest
  FROM cases JOIN versions ON versions.key = cases.key AND versions.version = cases.version WHERE cases.key = ?`;

/** More corrections of one message are no person's. */
const MOST_VERSIONS = 20;

export class TooManyVersions extends Error {}

/** Writes down what became of a case: note(connection, key, now, 'receiver', 'received') → nothing; `who` is it or the office */
export async function note(
  connection: Connection,
  key: string,
  at: Date,
  who: string,
  what: string,
  text = '',
): Promise<void> {
  await connection.query('INSERT INTO happenings (id, key, at, who, what, text) VALUES (?, ?, ?, ?, ?, ?)', [
    randomUUID(),
    key,
    at.toISOString(),
    who,
    what,
    text,
  ]);
}

async function addWords({ query }: Connection, { key, words }: Pick<Incoming, 'key' | 'words'>): Promise<void> {
  if (words.length === 0) return;
  const places = words.map(() => '(?, ?)').join(', ');
  await query(
    `INSERT INTO words (word, key) VALUES ${places} ON CONFLICT DO NOTHING`,
    words.flatMap((word) => [word, key]),
  );
}

async function addVersion(connection: Connection, incoming: Incoming, version: number, at: Date): Promise<void> {
  const { key, digest, body, sealed, documents } = incoming;
  await connection.query(
    'INSERT INTO versions (key, version, received_at, digest, body, sealed, documents) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [key, version, at.toISOString(), digest, body, sealed, documents],
  );
  await addWords(connection, incoming);
}

const stateOf = ({ differs }: Incoming, before?: State): State =>
  differs.length > 0 || before === 'taken' ? 'unclear' : (before ?? 'new');

async function addCase(connection: Connection, incoming: Incoming, reference: string, at: Date): Promise<boolean> {
  const { key, kind, plan, name, email, differs, isTest } = incoming;
  const moment = at.toISOString();
  const added = await connection.query(
    `INSERT INTO cases (key, reference, kind, plan, version, state, note, received_at, received_on, changed_at, name, email,
      differs, is_test, handed_over)
     VALUES (?, ?, ?, ?, 1, ?, '', ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT (key) DO NOTHING RETURNING key`,
    [
      ...[key, reference, kind, plan, stateOf(incoming), moment, today(at) as Day, moment, name],
      ...[email.toLowerCase(), JSON.stringify(differs), isTest ? 1 : 0],
    ],
  );
  if (added.length === 0) return false;
  await addVersion(connection, incoming, 1, at);
  await note(connection, key, at, 'receiver', 'received');
  return true;
}

async function correct(connection: Connection, incoming: Incoming, latest: Latest, at: Date): Promise<Kept> {
  const version = latest.version + 1;
  if (version > MOST_VERSIONS) throw new TooManyVersions();
  const { key, plan, name, email, differs } = incoming;
  await addVersion(connection, incoming, version, at);
  await connection.query(
    'UPDATE cases SET version = ?, state = ?, plan = ?, name = ?, email = ?, differs = ?, changed_at = ? WHERE key = ?',
    [
      ...[version, stateOf(incoming, latest.state), plan, name, email.toLowerCase(), JSON.stringify(differs)],
      ...[at.toISOString(), key],
    ],
  );
  await note(connection, key, at, 'receiver', 'corrected', String(version));
  return { reference: latest.reference, receivedAt: at, version, isNew: true };
}

/** Message and outgoing mails in one transaction. The same again changes nothing and gets the same answer; what differs
 * from the latest is a correction of it. → { reference: 'D-26-0473-K', receivedAt, version: 1, isNew: true } */
export const saveMessage = (
  database: Database,
  incoming: Incoming,
  free: { reference: string; at: Date },
  mailsOf: (connection: Connection, kept: Kept) => Promise<WaitingMail[]>,
): Promise<Kept> =>
  database.transaction(async (connection) => {
    const { reference, at } = free;
    const isFirst = await addCase(connection, incoming, reference, at);
    const first: Kept = { reference, receivedAt: at, version: 1, isNew: true };
    const kept = isFirst ? first : await keptOrCorrected(connection, incoming, at);
    if (kept.isNew)
      for (const mail of await mailsOf(connection, kept))
        await queueMail(connection, { ...mail, key: incoming.key, at });
    return kept;
  });

async function keptOrCorrected(connection: Connection, incoming: Incoming, at: Date): Promise<Kept> {
  await connection.query(`SELECT key FROM cases WHERE key = ? ${connection.lockRows}`, [incoming.key]);
  const [latest] = await connection.query<Latest>(LATEST, [incoming.key]);
  if (!latest) throw new Error('The case was erased while it was being corrected');
  if (latest.digest !== incoming.digest) return correct(connection, incoming, latest, at);
  return {
    reference: latest.reference,
    receivedAt: new Date(latest.received_at),
    version: latest.version,
    isNew: false,
  };
}
