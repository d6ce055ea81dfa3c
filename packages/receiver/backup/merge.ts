import type { Connection, Row } from '../store/database';
import { eraseCase } from '../store/erase';

/** Added to the numbers of a backup where nobody knows which were given after it. */
export const LEAP = 10_000;
const COUNTER = 'reference ';
/** Counters that give numbers; others of the backup stay as they are. */
const gives = (name: string) => name.startsWith(COUNTER) || name === 'export';

/** After the backup came cases `later`, were handed over `again`, `changed` otherwise, and `erased`. `replaced`: cases of the replaced store,
 * undefined if it could not tell what happened since. */
export type Merged = {
  cases: number;
  later: string[];
  again: string[];
  changed: string[];
  erased: number;
  waiting: number;
  replaced: number | undefined;
};

type Referred = Row & { reference: string };
const references = (rows: readonly Referred[]) => rows.map(({ reference }) => reference);

type Counters = Map<string, number>;
const countersOf = async ({ query }: Connection, schema = ''): Promise<Counters> => {
  const rows = await query<{ name: string; value: number }>(`SELECT name, value FROM ${schema}counters`);
  return new Map(rows.filter(({ name }) => gives(name)).map(({ name, value }) => [name, Number(value)]));
};

/** Numbers found in the bytes of a store that cannot be read, and the current year. */
export type Seen = { given: Counters; year: number };

/** No number is given twice: counters go on after the highest value of both stores, blocks that a receiver had reserved included. */
async function raiseCounters(connection: Connection, before: Counters | undefined, { given, year }: Seen) {
  const own = await countersOf(connection);
  // A store that had given fewer numbers than the backup is not the one that the backup was made of.
  const isKnown = before !== undefined && [...own].every(([name, value]) => (before.get(name) ?? 0) >= value);
  const names = new Set([...own.keys(), ...(before?.keys() ?? []), ...given.keys(), `${COUNTER}${year}`]);
  for (const name of names) {
    const highest = Math.max(...[own, before, given].map((counters) => counters?.get(name) ?? 0));
    const value = highest + (isKnown || !name.startsWith(COUNTER) ? 0 : LEAP);
    if (value > 0)
      await connection.query(
        'INSERT INTO counters (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        [name, value],
      );
  }
  return isKnown;
}

async function eraseAgain(connection: Connection, old: string): Promise<number> {
  const { query } = connection;
  const [has] = await query(`SELECT name FROM ${old}migrations WHERE name = '0004-erased.sql'`);
  if (!has) return 0;
  const erased = await query<{ key: string }>(
    `SELECT key FROM cases WHERE reference IN (SELECT reference FROM ${old}erased)`,
  );
  for (const { key } of erased) await eraseCase(connection, key);
  await query(
    `INSERT INTO erased (reference, at) SELECT reference, at FROM ${old}erased WHERE 1 = 1 ON CONFLICT DO NOTHING`,
  );
  return erased.length;
}

const SENT = (old: string) => `UPDATE mails SET state = 'sent', content = '', fault = '',
  sent_at = (SELECT former.sent_at FROM ${old}mails AS former WHERE former.id = mails.id)
  WHERE state = 'waiting' AND id IN (SELECT former.id FROM ${old}mails AS former WHERE former.state = 'sent')`;

const LATER = (old: string) => `SELECT former.reference FROM ${old}cases AS former WHERE former.is_test = 0
  AND NOT EXISTS (SELECT 1 FROM cases WHERE cases.key = former.key) ORDER BY former.received_at`;

const AGAIN = (old: string) => `SELECT cases.reference FROM cases JOIN ${old}cases AS former ON former.key = cases.key
  WHERE cases.is_test = 0 AND former.handed_over > cases.handed_over ORDER BY cases.received_at`;

const CHANGED = (old: string) => `SELECT cases.reference FROM cases WHERE cases.is_test = 0 AND cases.key IN (
  SELECT former.key FROM ${old}happenings AS former
  WHERE former.what NOT IN ('mailed', 'handedOver')
  AND NOT EXISTS (SELECT 1 FROM happenings WHERE happenings.id = former.id)) ORDER BY cases.received_at`;

/** Carries over what only the replaced store knows: merge(connection, 'replaced.', seen) → { cases: 150, later: ['D-26-0151-K'], … } */
export async function merge(connection: Connection, schema: string | undefined, seen: Seen): Promise<Merged> {
  const { query } = connection;
  const isKnown = await raiseCounters(
    connection,
    (schema && (await countersOf(connection, schema))) || undefined,
    seen,
  );
  // Whoever signed out since is not signed in again.
  await query('DELETE FROM sessions');
  const old = isKnown ? schema : undefined;
  const erased = old ? await eraseAgain(connection, old) : 0;
  if (old) await query(SENT(old));
  const listed = async (sql: (old: string) => string) => (old ? references(await query<Referred>(sql(old))) : []);
  const count = async (sql: string) => Number((await query<{ count: number }>(sql))[0]?.count ?? 0);
  return {
    cases: await count('SELECT COUNT(*) AS count FROM cases'),
    later: await listed(LATER),
    again: await listed(AGAIN),
    changed: await listed(CHANGED),
    erased,
    waiting: await count("SELECT COUNT(*) AS count FROM mails WHERE state = 'waiting'"),
    replaced: old === undefined ? undefined : await count(`SELECT COUNT(*) AS count FROM ${old}cases`),
  };
}
