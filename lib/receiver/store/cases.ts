import { randomUUID } from 'node:crypto';
import { today } from '@/lib/dates/day';
import type { Message } from '@/lib/order/wire';
import type { Connection, Database } from './database';
import { grouped } from './grouped';
import { mailRow, overLimit, type WaitingMail } from './mails';

export const STATES = ['new', 'taken', 'unclear', 'cancelled'] as const;
export type State = (typeof STATES)[number];

/** A message as it is stored. */
export type Incoming = {
  /** Idempotency key sent by the form (decision 0008). */
  key: string;
  at: Date;
  /** Used if the key is new. */
  reference: string;
  kind: Message['type'];
  /** '' for declarations. */
  plan: string;
  name: string;
  email: string;
  /** The message as JSON, with a masked IBAN and without the honeypot field. */
  body: string;
  /** Hash of the message; distinguishes a repetition from a correction. */
  digest: string;
  /** The encrypted IBAN; '' if there is none. */
  sealed: string;
  /** Version of the legal texts the customer saw; '' for declarations. */
  documents: string;
  words: string[];
  /** Differences from the receiver's own content, in German. */
  differs: string[];
  isTest: boolean;
  mails: WaitingMail[];
  /** Hash of the consent token for advertising; '' without a request. */
  consent: string;
};

export type Kept = { reference: string; receivedAt: Date; version: number; isNew: boolean };
type Latest = { reference: string; version: number; state: State; received_at: string; digest: string };

const LATEST = `SELECT cases.reference, cases.version, cases.state, versions.received_at, versions.digest
  FROM cases JOIN versions ON versions.key = cases.key AND versions.version = cases.version WHERE cases.key = ?`;

/** Limit of corrections per message. */
const MOST_VERSIONS = 20;
/** Messages that share one commit. */
const LARGEST_GROUP = 64;

/** Too many corrections (422), or too many mails to one recipient (429). */
export class Refused extends Error {
  constructor(readonly status: 422 | 429) {
    super();
  }
}

export type HistoryEntry = { key: string; at: Date; who: string; what: string; text?: string };

/** Adds to the history of cases: note(connection, [{ key, at, who: 'receiver', what: 'received' }]) → the keys */
export const note = ({ insert }: Connection, history: readonly HistoryEntry[]) =>
  insert(
    'happenings',
    history.map(({ key, at, who, what, text = '' }) => ({
      ...{ id: randomUUID(), key, at: at.toISOString(), who, what, text },
    })),
  );

type Version = Incoming & { version: number };

async function addVersions(connection: Connection, versions: readonly Version[]): Promise<void> {
  const { insert } = connection;
  await insert(
    'versions',
    versions.map(({ key, version, at, digest, body, sealed, documents }) => ({
      ...{ key, version, received_at: at.toISOString(), digest, body, sealed, documents },
    })),
  );
  await insert(
    'words',
    versions.flatMap(({ key, words }) => words.map((word) => ({ word, key }))),
  );
  await note(
    connection,
    versions.map(({ key, version, at }) => ({
      ...{
        key,
        at,
        who: 'receiver',
        what: version > 1 ? 'corrected' : 'received',
        text: version > 1 ? `${version}` : '',
      },
    })),
  );
  await insert(
    'mails',
    versions.flatMap(({ key, at, version, mails }) => mails.map((mail) => mailRow({ ...mail, key, at, version }))),
  );
  await insert(
    'consents',
    versions
      .filter(({ consent }) => consent !== '')
      .map(({ consent, key, at }) => ({ token: consent, key, asked_at: at.toISOString(), confirmed_at: '' })),
  );
}

const stateOf = ({ differs }: Incoming, before?: State): State =>
  differs.length > 0 || before === 'taken' ? 'unclear' : (before ?? 'new');

function caseRow(incoming: Incoming) {
  const { key, reference, kind, plan, at, name, email, differs, isTest } = incoming;
  const moment = at.toISOString();
  return {
    ...{ key, reference, kind, plan, version: 1, state: stateOf(incoming), note: '' },
    ...{ received_at: moment, received_on: today(at), changed_at: moment, name, email: email.toLowerCase() },
    ...{ differs: JSON.stringify(differs), is_test: isTest ? 1 : 0, handed_over: 0 },
  };
}

/** addCases(connection, incoming) → the keys that are new */
async function addCases(connection: Connection, incoming: readonly Incoming[]): Promise<Set<string>> {
  const added = new Set(await connection.insert('cases', incoming.map(caseRow)));
  const firsts = incoming.filter(({ key }) => added.has(key));
  await addVersions(
    connection,
    firsts.map((first) => ({ ...first, version: 1 })),
  );
  return added;
}

async function correct(connection: Connection, incoming: Incoming, latest: Latest): Promise<Kept> {
  const version = latest.version + 1;
  if (version > MOST_VERSIONS) throw new Refused(422);
  const { key, plan, name, email, differs, at } = incoming;
  await connection.query("DELETE FROM consents WHERE key = ? AND confirmed_at = ''", [key]);
  await addVersions(connection, [{ ...incoming, version }]);
  await connection.query(
    'UPDATE cases SET version = ?, state = ?, plan = ?, name = ?, email = ?, differs = ?, changed_at = ? WHERE key = ?',
    [
      ...[version, stateOf(incoming, latest.state), plan, name, email.toLowerCase(), JSON.stringify(differs)],
      ...[at.toISOString(), key],
    ],
  );
  return { reference: latest.reference, receivedAt: at, version, isNew: true };
}

/** A repetition changes nothing and gets the same answer; any other message with the same key is a correction. */
const repeatOrCorrect = (database: Database, incoming: Incoming): Promise<Kept> =>
  database.transaction(async (connection) => {
    await connection.query(`SELECT key FROM cases WHERE key = ? ${connection.lockRows}`, [incoming.key]);
    const [latest] = await connection.query<Latest>(LATEST, [incoming.key]);
    if (!latest) throw new Error('The case was erased while it was being corrected');
    if (latest.digest !== incoming.digest) return correct(connection, incoming, latest);
    const { reference, version, received_at } = latest;
    return { reference, version, receivedAt: new Date(received_at), isNew: false };
  });

/** Saves messages with their mails; those arriving together share a transaction. `mostMails`: limit per recipient and day. await
 * saver(database, 10)(incoming) → { reference: 'D-26-0473-K', receivedAt, version: 1, isNew: true } */
export const saver = (database: Database, mostMails: number) =>
  grouped<Incoming, Kept>(async (group) => {
    // Sorted to prevent deadlocks between receivers with the same messages.
    const sorted = [...group].sort((one, other) => (one.key < other.key ? -1 : 1));
    const { added, refused } = await database.transaction(async (connection) => {
      const over = await overLimit(connection, sorted, mostMails);
      return {
        refused: over,
        added: await addCases(
          connection,
          sorted.filter((one) => !over.has(one)),
        ),
      };
    });
    return group.map(async (incoming) => {
      const { key, reference, at } = incoming;
      if (refused.has(incoming)) throw new Refused(429);
      // If a group has a key twice, the second message is a repetition.
      if (added.delete(key)) return { reference, receivedAt: at, version: 1, isNew: true };
      return repeatOrCorrect(database, incoming);
    });
  }, LARGEST_GROUP);
