import { statSync } from 'node:fs';
import type { Database } from './database';
import { isPostgres, openStore } from './open';
import { openPostgres } from './postgres';

/** Without name and password: placeOf('postgres://orders:geheim@db/orders') → 'PostgreSQL db/orders' */
export const placeOf = (address: string) => {
  if (!isPostgres(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  return `PostgreSQL ${searchParams.get('host') ?? host}${pathname}`;
};

async function isStore(address: string): Promise<boolean> {
  if (!isPostgres(address)) return (statSync(address, { throwIfNoEntry: false })?.size ?? 0) > 0;
  const database = openPostgres(address);
  try {
    const [found] = await database.query("SELECT to_regclass('cases')::text AS name");
    return Boolean(found?.name);
  } finally {
    await database.close();
  }
}

function sentenceOf(address: string, error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  if (code === undefined) return message;
  return isPostgres(address)
    ? `Die Datenbank ${placeOf(address)} ist nicht zu erreichen (${code}): Läuft sie, und stimmt DATABASE_URL?`
    : `Der Speicher ${address} lässt sich nicht öffnen (${code}): Stimmt DATA, und gehört die Datei dem, der den Befehl gibt?`;
}

/** Opens the store of the service, which makes it if there is none; commands ask for one that exists:
 * openReadable('data/orders.db', { mustExist: true }) → a Database; throws a German sentence */
export async function openReadable(address: string, { mailFolder = '', mustExist = false } = {}): Promise<Database> {
  try {
    if (!mustExist || (await isStore(address))) return await openStore(address, mailFolder);
  } catch (error) {
    throw new Error(sentenceOf(address, error));
  }
  throw new Error(
    `Es gibt keinen Speicher ${placeOf(address)}: Stimmen die Einstellungen (--env-file)? Angelegt wird er vom Empfang, wenn er startet.`,
  );
}

/** For the first line of a command: await storeLine(database, 'data/orders.db') → 'Speicher: data/orders.db, 150 Vorgänge' */
export async function storeLine(database: Database, address: string): Promise<string> {
  const [{ count = 0 } = {}] = await database.query<{ count: number }>(
    'SELECT CAST(COUNT(*) AS INTEGER) AS count FROM cases',
  );
  return `Speicher: ${placeOf(address)}, ${count === 1 ? 'ein Vorgang' : `${count} Vorgänge`}`;
}
