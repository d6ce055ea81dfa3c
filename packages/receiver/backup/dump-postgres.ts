import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from '../store/database';
import { directSchema, runProgram, withoutPassword } from './postgres-programs';

const ASIDE = /^ersetzt_(\d{4})_(\d\d)_(\d\d)(_\d\d){3}$/;

/** Dumps into one checked file while receivers run: dumpPostgres('postgres://…', 'data/backup/orders.dump') → resolves when done */
export async function dumpPostgres(database: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} gibt es schon.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const schema = await directSchema(database);
  const { address, env } = withoutPassword(database);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    closeSync(openSync(part, 'wx', 0o600));
    const which = ['--format=custom', `--schema="${schema}"`, '--no-owner', '--no-privileges'];
    await runProgram('pg_dump', [...which, `--file=${part}`, `--dbname=${address}`], env);
    await runProgram('pg_restore', ['--file=/dev/null', part]);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Deletes replaced schemas that are older than the oldest backup: dropReplaced(database, '2026-10-26') → resolves when done */
export async function dropReplaced({ query }: Database, oldest: string): Promise<void> {
  const schemas = await query<{ name: string }>('SELECT CAST(nspname AS TEXT) AS name FROM pg_namespace');
  for (const { name } of schemas) {
    const [, ...day] = ASIDE.exec(name) ?? [];
    if (day.length > 0 && day.slice(0, 3).join('-') < oldest) await query(`DROP SCHEMA "${name}" CASCADE`);
  }
}
