import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { until } from '@/tests/until';
import { openStore } from '../store/open';
import { APPLICATION } from '../store/postgres';

const FOLDER = '/usr/lib/postgresql';

/** Newest version from Debian: '/usr/lib/postgresql/15/bin', undefined if there is none */
export const postgresPrograms = (): string | undefined =>
  (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
export function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** A private server on a socket in its own folder: no port, no shared data. */
export async function startPostgres(settings: Record<string, string> = {}) {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is missing: apt install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const user = owner();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'orders', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  });
  const flags = Object.entries({ listen_addresses: '', unix_socket_directories: folder, ...settings });
  const launch = () => {
    const started = spawn(
      join(programs, 'postgres'),
      ['-D', data, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...options,
        stdio: 'ignore',
      },
    );
    return started;
  };
  let program = launch();
  const address = (name: string) => `postgres://orders@localhost/${name}?host=${encodeURIComponent(folder)}`;
  const connect = async () => {
    const client = new Client({ connectionString: address('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const ready = () => until('PostgreSQL that answers', () => connect().catch(() => false as const));
  let client = await ready();
  let count = 0;
  const halt = async () => {
    const ended = once(program, 'exit');
    await client.end().catch(() => undefined);
    program.kill('SIGINT');
    await ended;
  };
  return {
    folder,
    /** Ends a random connection of a receiver → 1, or 0 without one */
    terminateOne: async () => {
      const { rows } = await client.query(
        `SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity
         WHERE application_name = $1 ORDER BY random() LIMIT 1) AS one`,
        [APPLICATION],
      );
      return rows.length;
    },
    /** Creates an empty database: await create() → 'postgres://…' */
    create: async () => {
      count += 1;
      await client.query(`CREATE DATABASE orders_${count}`);
      return address(`orders_${count}`);
    },
    halt,
    resume: async () => {
      program = launch();
      client = await ready();
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Opens an empty store in the server, with all tables. */
export const inPostgres = (server: PostgresServer) => async () => openStore(await server.create());
