import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Debian's folder of versions; the newest reads the older ones. */
const FOLDER = '/usr/lib/postgresql';
type Program = 'pg_dump' | 'pg_restore' | 'psql';

function placeOf(program: Program): string {
  const versions = existsSync(FOLDER) ? readdirSync(FOLDER).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => join(FOLDER, version, 'bin', program)).find((file) => existsSync(file)) ?? program;
}

/** Others see arguments: withoutPassword('postgres://me:x@db/a') → { address: 'postgres://me@db/a', env: { PGPASSWORD: 'x' } } */
export function withoutPassword(database: string) {
  const address = new URL(database);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env: Record<string, string> = password ? { PGPASSWORD: password } : {};
  return { address: address.href, env };
}

/** startProgram('psql', ['--file=-', address]) → { child, done }; `done` rejects with a German sentence that quotes its last line */
export function startProgram(program: Program, args: string[], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(placeOf(program), args, { env: { ...process.env, ...env }, stdio: 'pipe' });
  let output = '';
  child.stderr?.on('data', (part) => {
    output = `${output}${part}`.slice(-2000);
  });
  child.stdin?.on('error', () => undefined);
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(new Error(`${program} fehlt auf diesem Rechner (Debian: apt install postgresql-client).`)),
    );
    child.once('close', (code) => {
      const line = output.trim().split('\n').at(-1) ?? '';
      if (code === 0) resolve();
      else reject(new Error(`${program} ging nicht: ${line}`));
    });
  });
  return { child, done };
}

/** runProgram('pg_restore', ['--list', 'orders.dump']) → what it prints */
export async function runProgram(program: Program, args: string[], env?: Record<string, string>): Promise<string> {
  const { child, done } = startProgram(program, args, env);
  let printed = '';
  child.stdout?.on('data', (part) => {
    printed += part;
  });
  await done;
  return printed;
}

/** Throws behind a pooler, which would hand on pg_dump's search path to a receiver: directSchema('postgres://…') → 'public' */
export async function directSchema(database: string): Promise<string> {
  const client = new Client({ connectionString: database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid, current_schema() AS schema');
    if (rows[0].pid !== (client as unknown as { processID: number }).processID)
      throw new Error(
        'DATABASE_URL führt zu PgBouncer. Sichern und Zurückholen gehen nur mit der Adresse von PostgreSQL selbst: DATABASE_URL=postgres://… vor den Befehl setzen.',
      );
    return rows[0].schema;
  } finally {
    await client.end();
  }
}
