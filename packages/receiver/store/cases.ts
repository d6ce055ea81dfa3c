import { today } from 'german/dates/day';
import { mailboxOf } from 'subscription/order/email';
import { withdrawOf } from '../consent';
import type { Connection, Database } from './database';
import { grouped } from './grouped';
import { note } from './history';
import { inTurn } from './in-turn';
import type { Incoming } from './incoming';
import { mailRow } from './mails';
import { withTwins } from './twins';

export const STATES = ['new', 'taken', 'unclear', 'cancelled'] as const;
export type State = (typeof STATES)[number];

export type Kept = { reference: string; receivedAt: Date; version: number; isNew: boolean };
type Latest = {
  reference: string;
  kind: string;
  is_test: number;
  version: number;
  state: State;
  received_at: string;
  digest: string;
};

const LATEST = `SELECT cases.reference, cases.kind, cases.is_test, cases.version, cases.state, versions.received_at, versions.digest
  FROM cases JOIN versions ON versions.key = cases.key AND versions.version = cases.version WHERE cases.key = ?`;

/** Limit of corrections per message. */
const MOST_VERSIONS = 20;
/** Messages that share one commit. */
const LARGEST_GROUP = 64;

/** A key of another kind of message (409), or too many corrections (422). */
export class Refused extends Error {
  constructor(readonly status: 409 | 422) {
    super();
  }
}

type Version = Incoming & { version: number };

async function addVersions(connection: Connection, versions: readonly Version[], mostMails: number): Promise<void> {
  const { insert } = connection;
  await insert(
    'versions',
    versions.map(({ key, version, at, digest, body, sealed, documents, summary }) => ({
      ...{ key, version, received_at: at.toISOString(), digest, body, sealed, documents, summary },
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
  const mails = versions.flatMap(({ mails: waiting, ...version }) =>
    waiting.map((mail) => mailRow({ ...version, ...mail })),
  );
  await insert('mails', await inTurn(connection, mails, mostMails));
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
  const { key, reference, kind, plan, at, name, email, twin, differs, isTest } = incoming;
  const moment = at.toISOString();
  return {
    ...{ key, reference, kind, plan, version: 1, state: stateOf(incoming), note: '' },
    ...{ received_at: moment, received_on: today(at), changed_at: moment, name, email: mailboxOf(email), twin },
    ...{ differs: JSON.stringify(differs), is_test: isTest ? 1 : 0, handed_over: 0 },
  };
}

/** addCases(connection, incoming) → the keys that are new */
async function addCases(
  connection: Connection,
  incoming: readonly Incoming[],
  mostMails: number,
): Promise<Set<string>> {
  const marked = await withTwins(connection, incoming);
  const added = new Set(await connection.insert('cases', marked.map(caseRow)));
  // A group may have a key twice; its second message is a repetition.
  const left = new Set(added);
  const firsts = marked.filter(({ key }) => left.delete(key));
  await addVersions(
    connection,
    firsts.map((first) => ({ ...first, version: 1 })),
    mostMails,
  );
  return added;
}

async function correct(connection: Connection, message: Incoming, latest: Latest, mostMails: number): Promise<Kept> {
  const version = latest.version + 1;
  if (version > MOST_VERSIONS) throw new Refused(422);
  const [incoming = message] = await withTwins(connection, [message]);
  const { key, plan, name, email, twin, differs, at, consent } = incoming;
  await connection.query("DELETE FROM mails WHERE key = ? AND state = 'held'", [key]);
  await connection.query("DELETE FROM consents WHERE key = ? AND confirmed_at = ''", [key]);
  // The box is no longer ticked.
  if (consent === '') await withdrawOf(connection, key, at, 'receiver');
  await addVersions(connection, [{ ...incoming, version }], mostMails);
  await connection.query(
    'UPDATE cases SET version = ?, state = ?, plan = ?, name = ?, email = ?, twin = ?, differs = ?, changed_at = ? WHERE key = ?',
    [
      ...[version, stateOf(incoming, latest.state), plan, name, mailboxOf(email), twin, JSON.stringify(differs)],
      ...[at.toISOString(), key],
    ],
  );
  return { reference: latest.reference, receivedAt: at, version, isNew: true };
}

/** A repetition changes nothing and gets the same answer; any other message with the same key is a correction. */
const repeatOrCorrect = (database: Database, incoming: Incoming, mostMails: number): Promise<Kept> =>
  database.transaction(async (connection) => {
    await connection.query(`SELECT key FROM cases WHERE key = ? ${connection.lockRows}`, [incoming.key]);
    const [latest] = await connection.query<Latest>(LATEST, [incoming.key]);
    if (!latest) throw new Error('The case was erased while it was being corrected');
    // A test order is erased once mailed, which must never happen to a real one.
    if (latest.kind !== incoming.kind || latest.is_test !== (incoming.isTest ? 1 : 0)) throw new Refused(409);
    if (latest.digest !== incoming.digest) return correct(connection, incoming, latest, mostMails);
    const { reference, version, received_at } = latest;
    return { reference, version, receivedAt: new Date(received_at), isNew: false };
  });

/** Saves messages with their mails; those arriving together share a transaction. `mostMails`: limit per recipient and hour. await
 * saver(database, 10)(incoming) → { reference: 'D-26-0473-P', receivedAt, version: 1, isNew: true } */
export const saver = (database: Database, mostMails: number) =>
  grouped<Incoming, Kept>(async (group) => {
    // Sorted to prevent deadlocks between receivers with the same messages.
    const sorted = [...group].sort((one, other) => (one.key < other.key ? -1 : 1));
    const added = await database.transaction((connection) => addCases(connection, sorted, mostMails));
    return group.map(async (incoming) => {
      const { key, reference, at } = incoming;
      // If a group has a key twice, the second message is a repetition.
      if (added.delete(key)) return { reference, receivedAt: at, version: 1, isNew: true };
      return repeatOrCorrect(database, incoming, mostMails);
    });
  }, LARGEST_GROUP);
