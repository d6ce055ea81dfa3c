import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, StoreAway } from './database';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

/** In milliseconds; an index over a million orders takes its time. */
const MIGRATION = 10 * 60 * 1000;

/** isPostgres('postgres://localhost/orders') → true */
export const isPostgres = (address: string) => /^postgres(ql)?:\/\//.test(address);

const STATEMENT_POOLER =
  'PgBouncer teilt die Verbindungen so auf, dass der Empfang nicht arbeiten kann: Stellen Sie pool_mode = transaction ein.';

const isStatementPooler = (error: unknown) =>
  error instanceof StoreAway && /statement pooling/.test(String((error.cause as Error).message));

const MAIL_FILES = ['.eml', '.json', '.part'];

/** With the folder of a trial's mails, which are erased with their cases. */
const withMails = (database: Database, folder: string): Database => ({
  ...database,
  forget: async (mails) => {
    for (const id of mails) for (const ending of MAIL_FILES) rmSync(join(folder, `${id}${ending}`), { force: true });
    await database.forget(mails);
  },
});

/** Opens a store and migrates it: openStore('data/orders.db', 'data/mails') → a store for one receiver, openStore('postgres://…') → for several */
export async function openStore(address: string, mailFolder = ''): Promise<Database> {
  const first = isPostgres(address) ? openPostgres(address, { patience: MIGRATION }) : openSqlite(address);
  try {
    await migrate(first);
  } catch (error) {
    await first.close();
    throw isStatementPooler(error) ? new Error(STATEMENT_POOLER) : error;
  }
  if (!isPostgres(address)) return withMails(first, mailFolder);
  await first.close();
  return withMails(openPostgres(address), mailFolder);
}
