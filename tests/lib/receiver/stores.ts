import type { Database } from '@/lib/receiver/store/database';
import { migrate } from '@/lib/receiver/store/migrate';
import { openSqlite } from '@/lib/receiver/store/sqlite';

/** Opens an empty store with all tables. */
export type OpenStore = () => Promise<Database>;

export const inMemory: OpenStore = async () => {
  const database = openSqlite(':memory:');
  await migrate(database);
  return database;
};
