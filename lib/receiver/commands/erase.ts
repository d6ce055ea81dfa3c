import type { Database } from '@/lib/receiver/store/database';
import { eraseCase } from '@/lib/receiver/store/erase';
import { findCase } from '@/lib/receiver/store/lookup';
import type { StoreCommand } from './command';

/** On request (Art. 17 GDPR): eraseOnRequest(database, 'D-26-0473-K') → false if there is no such case */
export const eraseOnRequest = (database: Database, reference: string): Promise<boolean> =>
  database.transaction(async (connection) => {
    const found = await findCase(connection, reference);
    if (found) await eraseCase(connection, found.key);
    return found !== undefined;
  });

/** erase({ database, args: ['D-26-0473-K'], … }) → 'D-26-0473-K ist gelöscht.' */
export const erase: StoreCommand = async ({ database, args: [reference = ''] }) =>
  (await eraseOnRequest(database, reference)) ? `${reference} ist gelöscht.` : `${reference} gibt es nicht.`;
