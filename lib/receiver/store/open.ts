import type { Database } from './database';
import { migrate } from './migrate';
import { forPostgres, openPostgres } from './postgres';
import { openSqlite } from './sqlite';

/** isPostgres('postgres://localhost/orders') → true */
export const isPostgres = (address: string) => /^postgres(ql)?:\/\//.test(address);

/** Opens a store and migrates it: openStore('data/orders.db') → a store for one receiver, openStore('postgres://…') → a store for several */
export async function openStore(address: string): Promise<Database> {
  const database = isPostgres(address) ? openPostgres(address) : openSqlite(address);
  await migrate(database, isPostgres(address) ? forPostgres : undefined);
  return database;
}
