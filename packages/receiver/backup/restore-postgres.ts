import { existsSync } from 'node:fs';
import type { Connection } from '../store/database';
import { migrate } from '../store/migrate';
import { APPLICATION, MIGRATION_LOCK, openPostgres } from '../store/postgres';
import { type Merged, merge, type Seen } from './merge';
import { directSchema, runProgram, startProgram, withoutPassword } from './postgres-programs';

/** In milliseconds. */
const PATIENCE = 10 * 60 * 1000;
const BESIDE = 'orders_restoring';
const PARKED = 'orders_parked';

/** Restores the dump beside the tables in use, all or nothing: a dump names its schema, so this name is free for a moment. */
async function restoreBeside(database: string, schema: string, file: string): Promise<void> {
  const { address, env } = withoutPassword(database);
  const psql = startProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null', address],
    env,
  );
  const script = startProgram('pg_restore', ['--no-owner', '--no-privileges', `--schema=${schema}`, '--file=-', file]);
  psql.child.stdin?.write(`BEGIN; DROP SCHEMA IF EXISTS ${BESIDE} CASCADE; ALTER SCHEMA "${schema}" RENAME TO ${PARKED};
    CREATE SCHEMA "${schema}";\n`);
  if (psql.child.stdin) script.child.stdout?.pipe(psql.child.stdin, { end: false });
  const read = script.done.then(
    () =>
      psql.child.stdin?.end(`\nALTER SCHEMA "${schema}" RENAME TO ${BESIDE};
        ALTER SCHEMA ${PARKED} RENAME TO "${schema}"; COMMIT;\n`),
    (error) => {
      // Without COMMIT nothing of it stays.
      psql.child.kill();
      throw error;
    },
  );
  await Promise.all([read, psql.done]);
}

async function refuseWhileInUse({ query }: Connection): Promise<void> {
  const [{ count = 0 } = {}] = await query<{ count: number }>(
    'SELECT COUNT(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = ?',
    [APPLICATION],
  );
  if (Number(count) > 0)
    throw new Error(
      'Die Datenbank ist noch offen: Halten Sie zuerst jeden Empfang an, dann holen Sie die Sicherung zurück.',
    );
}

const hasTables = async ({ query }: Connection, schema: string) => {
  const [row] = await query<{ found: string | null }>('SELECT CAST(to_regclass(?) AS TEXT) AS found', [
    `"${schema}".counters`,
  ]);
  return typeof row?.found === 'string';
};

/** Puts a dump in the place of the schema, kept as `aside`: restorePostgres('postgres://…', 'a.dump', 'ersetzt_…', 2026) → { cases: 150, … } */
export async function restorePostgres(database: string, backup: string, aside: string, year: number): Promise<Merged> {
  if (!existsSync(backup)) throw new Error(`${backup} gibt es nicht.`);
  const schema = await directSchema(database);
  const listed = await runProgram('pg_restore', ['--list', backup]).catch((error: Error) => {
    if (/fehlt/.test(error.message)) throw error;
    throw new Error(`${backup} ist keine Sicherung, die pg_dump --format=custom gemacht hat.`);
  });
  if (!['cases', 'counters', 'migrations'].every((table) => listed.includes(` TABLE ${schema} ${table} `)))
    throw new Error(`${backup} ist keine Datenbank des Empfangs.`);
  const store = openPostgres(database, { patience: PATIENCE, schema: BESIDE, name: `${APPLICATION}-restore` });
  try {
    await refuseWhileInUse(store);
    await restoreBeside(database, schema, backup);
    await migrate(store);
    const swap = (old: string | undefined) =>
      store.transaction(async (connection) => {
        await connection.query(MIGRATION_LOCK);
        await refuseWhileInUse(connection);
        const seen: Seen = { given: new Map(), year };
        const merged = await merge(connection, old, seen);
        await connection.query(`ALTER SCHEMA "${schema}" RENAME TO ${aside}`);
        await connection.query(`ALTER SCHEMA ${BESIDE} RENAME TO "${schema}"`);
        return merged;
      });
    return (await hasTables(store, schema)) ? await swap(`"${schema}".`) : await swap(undefined);
  } finally {
    await store.query(`DROP SCHEMA IF EXISTS ${BESIDE} CASCADE`).catch(() => undefined);
    await store.close();
  }
}
