import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseDay } from '@/lib/dates/arithmetic';
import { now } from '@/lib/dates/day';
import type { Sources } from '@/lib/receiver/compare';
import { csvOf } from '@/lib/receiver/export/csv';
import { type Choice, handOver } from '@/lib/receiver/export/hand-over';
import { hashPassword } from '@/lib/receiver/office/password';
import { dueForErasure, eraseDue, retentionRules } from '@/lib/receiver/retention';
import { makeKeys } from '@/lib/receiver/seal';
import type { Settings } from '@/lib/receiver/settings';
import type { Database } from '@/lib/receiver/store/database';
import { openStore } from '@/lib/receiver/store/open';
import { dataOf, eraseOnRequest } from './person';

const KEY_FILE = 'office.key';
const MOST_LISTED = 1000;
/** These files hold account numbers: only their owner may read them. */
const PRIVATE = { mode: 0o600 } as const;

const secretIn = (file: string | undefined) => (file ? readFileSync(file, 'utf8').trim() : undefined);

const stamp = () => now().toISOString().slice(0, 19).replace(/[:T]/g, '-');

function choiceOf(text: string | undefined): Choice {
  const day = parseDay(text ?? '');
  if (day) return { day };
  return text?.includes('T') ? { name: text } : { isNew: true };
}

/** Copies the store into one file while the receiver runs; to restore it, replace data/orders.db with the copy:
 * backup(database, 'data/backup/orders.db') → resolves when done; throws if the file exists */
export async function backup(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} gibt es schon.`);
  mkdirSync(dirname(file), { recursive: true });
  await database.outside('VACUUM INTO ?', [file]);
}

type Command = (given: { database: Database; sources: Sources; settings: Settings; args: string[] }) => Promise<string>;

const WITH_STORE = {
  backup: async ({ database, settings, args: [file] }) => {
    if (!settings.database.endsWith('.db'))
      return 'PostgreSQL sichert sich selbst: pg_dump --format=custom "$DATABASE_URL" > orders.dump';
    const place = file ?? settings.database.replace(/[^/]*$/, `backup/orders-${stamp()}.db`);
    await backup(database, place);
    return `Gesichert: ${place}`;
  },
  export: async ({ database, sources, args: [keyFile, choice] }) => {
    const given = { at: now(), who: 'Befehl', secretKey: secretIn(keyFile) };
    const { name, rows } = await handOver(database, sources, choiceOf(choice), given);
    const file = `bestellungen-${stamp()}`;
    writeFileSync(`${file}.csv`, csvOf(sources.office.export, rows), PRIVATE);
    writeFileSync(`${file}.json`, JSON.stringify(rows, null, 2), PRIVATE);
    return `${rows.length} Vorgänge in ${file}.csv und ${file}.json. Noch einmal: npm run orders -- export ${keyFile ?? KEY_FILE} ${name}`;
  },
  person: async ({ database, args: [email = '', keyFile] }) => {
    const data = await dataOf(database, email, secretIn(keyFile));
    const file = `auskunft-${stamp()}.json`;
    writeFileSync(file, JSON.stringify(data, null, 2), PRIVATE);
    return `${data.length} Vorgänge in ${file}`;
  },
  erase: async ({ database, args: [reference = ''] }) =>
    (await eraseOnRequest(database, reference)) ? `${reference} ist gelöscht.` : `${reference} gibt es nicht.`,
  retention: async ({ database, sources, args: [really] }) => {
    const rules = retentionRules(sources);
    if (really === 'erase') return `${await eraseDue(database, rules, now())} Vorgänge sind gelöscht.`;
    const due = await dueForErasure(database, rules, now(), MOST_LISTED);
    return [
      `${due.length} Vorgänge sind älter, als sie aufgehoben werden; gelöscht werden sie mit: npm run orders -- retention erase`,
      ...due.map(({ reference, kind, received_on }) => `  ${reference}  ${kind}  ${received_on}`),
    ].join('\n');
  },
} satisfies Record<string, Command>;

const ALONE = {
  keys: async () => {
    const keys = await makeKeys();
    writeFileSync(KEY_FILE, `${keys.secret}\n`, { ...PRIVATE, flag: 'wx' });
    return `OFFICE_KEY=${keys.public}\nDer geheime Schlüssel steht in ${KEY_FILE}. Heben Sie ihn zweimal auf, nicht auf dem Server: Ohne ihn öffnet niemand mehr eine Kontonummer.`;
  },
  password: async () => {
    const asked = createInterface({ input: process.stdin, output: process.stderr });
    const password = await asked.question('Passwort für das Büro (mindestens 12 Zeichen): ');
    asked.close();
    if ([...password].length < 12) throw new Error('Das Passwort ist zu kurz.');
    return `OFFICE_PASSWORD=${await hashPassword(password)}`;
  },
};

export const COMMANDS = [...Object.keys(WITH_STORE), ...Object.keys(ALONE)];

/** Runs `npm run orders -- <name>` and returns what it prints: runCommand('erase', ['D-26-0473-K'], …) → 'D-26-0473-K ist gelöscht.' */
export async function runCommand(name: string, args: string[], settings: Settings, sources: Sources): Promise<string> {
  if (name in ALONE) return ALONE[name as keyof typeof ALONE]();
  const database = await openStore(settings.database);
  try {
    return await WITH_STORE[name as keyof typeof WITH_STORE]({ database, sources, settings, args });
  } finally {
    await database.close();
  }
}
