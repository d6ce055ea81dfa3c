import type { Builds } from '../builds';
import { opener } from '../seal';
import type { Connection, Database } from '../store/database';
import { note } from '../store/history';
import { type Choice, type Chosen, choose } from './choose';
import { changeOf, type ExportValues, exportValues } from './values';

/** A prepared delivery: `place` puts it where it belongs, `drop` takes it away. */
export type Delivery = { place: () => void; drop: () => void };

export type Given = {
  at: Date;
  who: string;
  /** Secret keys; what none of them opens stays behind. */
  keys: readonly string[];
  /** Takes closed account numbers along as empty fields. */
  withoutIban?: boolean;
  /** Makes the files of an export without placing them yet. */
  prepare: (number: number, rows: readonly ExportValues[]) => Delivery;
};

export type HandedOver = {
  /** 0 if there was nothing. */
  number: number;
  count: number;
  /** References of what could not be opened, and of damaged messages. */
  closed: string[];
};

/** Another export was faster. */
class Overtaken extends Error {}

const TRIES = 5;

async function numberOf(database: Database): Promise<number> {
  const [row] = await database.query<{ value: number }>(
    `INSERT INTO counters (name, value) VALUES ('export', 1)
     ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value`,
  );
  return row?.value ?? 1;
}

type Opened = { chosen: Chosen; values: ExportValues };

/** open(builds, chosen, given) → those that can be handed over with their account number, and the references of the others */
async function open(builds: Builds, chosen: readonly Chosen[], { keys, withoutIban }: Given) {
  const read = opener(keys);
  const ibans = await Promise.all(
    chosen.map(async ({ sealed }) => (await read(sealed)) ?? (withoutIban ? '' : undefined)),
  );
  const opened: Opened[] = [];
  const closed: string[] = [];
  for (const [index, one] of chosen.entries()) {
    const iban = ibans[index];
    const values = iban === undefined ? undefined : exportValues(builds, { chosen: one, iban });
    if (values) opened.push({ chosen: one, values });
    else closed.push(one.reference);
  }
  return { opened, closed };
}

const entries = (number: number, chosen: readonly Chosen[], { at, who }: Given, again: string) =>
  chosen.map(({ key }) => ({ key, at, who, what: 'handedOver', text: `Ausgabe ${number}${again}` }));

/** Throws unless each case is as it was chosen; waits for an export that is doing the same. */
async function mark(connection: Connection, number: number, chosen: readonly Chosen[], given: Given): Promise<void> {
  const { query, insert } = connection;
  for (const { key, version, handed_over, changed } of chosen) {
    const marked = await query(
      `UPDATE cases SET handed_over = ?, changed = '', state = CASE state WHEN 'new' THEN 'taken' ELSE state END
       WHERE key = ? AND handed_over = ? AND changed = ? RETURNING key`,
      [version, key, handed_over, changed],
    );
    if (marked.length === 0) throw new Overtaken();
  }
  await query('INSERT INTO exports (number, at, who, count) VALUES (?, ?, ?, ?)', [
    ...[number, given.at.toISOString(), given.who, chosen.length],
  ]);
  await insert(
    'exported',
    chosen.map((one) => ({ number, key: one.key, version: one.version, changed: changeOf(one) })),
  );
  await note(connection, entries(number, chosen, given, ''));
}

/** Hands cases over: first the files, then the marks, so that nothing is marked that was not delivered. If the machine dies in between, the
 * next export has the same cases again. handOver(database, builds, { isNew: true }, given) → { number: 17, count: 12, closed: [] } */
export async function handOver(database: Database, builds: Builds, choice: Choice, given: Given): Promise<HandedOver> {
  let number = 'number' in choice ? choice.number : 0;
  for (let tries = 1; ; tries += 1) {
    const { opened, closed } = await open(builds, await choose(database, choice), given);
    if (opened.length === 0) return { number: 0, count: 0, closed };
    number ||= await numberOf(database);
    const chosen = opened.map((one) => one.chosen);
    const delivery = given.prepare(
      number,
      opened.map((one) => one.values),
    );
    try {
      await database.transaction(async (connection) => {
        if ('number' in choice) await note(connection, entries(number, chosen, given, ', noch einmal'));
        else await mark(connection, number, chosen, given);
        delivery.place();
      });
      return { number, count: chosen.length, closed };
    } catch (error) {
      delivery.drop();
      if (!(error instanceof Overtaken) || tries === TRIES) throw error;
    }
  }
}

/** Newest first: latestExports(database, 10) → [{ number: 17, at: '2026-11-25T08:00:00.000Z', who: 'Büro', count: 12 }] */
export const latestExports = ({ query }: Connection, count: number) =>
  query<{ number: number; at: string; who: string; count: number }>(
    'SELECT number, at, who, count FROM exports ORDER BY number DESC LIMIT ?',
    [count],
  );
