import type { Sources } from '@/lib/receiver/compare';
import { opened } from '@/lib/receiver/seal';
import { note } from '@/lib/receiver/store/cases';
import type { Connection, Database, Row } from '@/lib/receiver/store/database';
import { type ExportValues, exportValues } from './values';

/** The cases of a day, the new ones, or those of an earlier export. */
export type Choice = { day: string } | { isNew: true } | { name: string };

type Chosen = Row & {
  key: string;
  reference: string;
  version: number;
  differs: string;
  received_at: string;
  body: string;
  sealed: string;
  consented: number;
};

/** Excludes cases that need clearing up. */
const FINE = "cases.is_test = 0 AND cases.state IN ('new', 'taken')";

const FROM = `SELECT cases.key, cases.reference, cases.version, cases.differs, versions.received_at, versions.body, versions.sealed,
  (SELECT COUNT(*) FROM consents WHERE consents.key = cases.key AND consents.confirmed_at <> '') AS consented
  FROM cases JOIN versions ON versions.key = cases.key`;
const LATEST = `${FROM} AND versions.version = cases.version`;
const ORDER = 'ORDER BY cases.received_at, cases.key';

async function choose({ query, lockRows }: Connection, choice: Choice): Promise<Chosen[]> {
  if ('day' in choice) return query(`${LATEST} WHERE ${FINE} AND cases.received_on = ? ${ORDER}`, [choice.day]);
  if ('isNew' in choice) {
    // A concurrent export waits here, then finds nothing new.
    await query(`SELECT key FROM cases WHERE ${FINE} AND cases.handed_over < cases.version ${ORDER} ${lockRows}`);
    return query(`${LATEST} WHERE ${FINE} AND cases.handed_over < cases.version ${ORDER}`);
  }
  return query(
    `${FROM} JOIN exports ON exports.key = cases.key AND exports.version = versions.version WHERE exports.name = ? ${ORDER}`,
    [choice.name],
  );
}

async function mark(
  connection: Connection,
  name: string,
  chosen: readonly Chosen[],
  at: Date,
  who: string,
): Promise<void> {
  for (const { key, version } of chosen)
    await connection.query(
      "UPDATE cases SET handed_over = ?, state = CASE state WHEN 'new' THEN 'taken' ELSE state END WHERE key = ?",
      [version, key],
    );
  await connection.insert(
    'exports',
    chosen.map(({ key, version }) => ({ name, key, version })),
  );
  await note(
    connection,
    chosen.map(({ key }) => ({ key, at, who, what: 'handedOver', text: name })),
  );
}

/** Marks the cases as exported in the same transaction; the name allows repeating the export:
 * handOver(database, sources, { isNew: true }, { at, who }) → { name: '2026-11-25T…Z', rows: [{ … }], … } */
export async function handOver(
  database: Database,
  sources: Sources,
  choice: Choice,
  { at, who, secretKey }: { at: Date; who: string; secretKey?: string | undefined },
): Promise<{ name: string; rows: ExportValues[] }> {
  const name = 'name' in choice ? choice.name : at.toISOString();
  const chosen = await database.transaction(async (connection) => {
    const found = await choose(connection, choice);
    if (!('name' in choice)) await mark(connection, name, found, at, who);
    return found;
  });
  const rows = await Promise.all(
    chosen.map(async ({ reference, received_at, body, sealed, consented, differs }) =>
      exportValues(sources, {
        reference,
        receivedAt: new Date(received_at),
        message: JSON.parse(body),
        iban: await opened(sealed, secretKey),
        consented: Number(consented) > 0,
        differs: JSON.parse(differs),
      }),
    ),
  );
  return { name, rows };
}

/** Newest first: latestExports(database, 10) → [{ name: '2026-11-25T08:00:00.000Z', count: 12 }] */
export const latestExports = ({ query }: Connection, count: number) =>
  query<{ name: string; count: number }>(
    'SELECT name, CAST(COUNT(*) AS INTEGER) AS count FROM exports GROUP BY name ORDER BY name DESC LIMIT ?',
    [count],
  );
