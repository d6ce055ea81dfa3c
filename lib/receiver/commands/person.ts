import { opened } from '@/lib/receiver/seal';
import type { Database } from '@/lib/receiver/store/database';
import { eraseCase } from '@/lib/receiver/store/erase';
import { findCase } from '@/lib/receiver/store/lookup';

type Keyed = { key: string };

/** Everything stored about an email address (Art. 15 GDPR):
 * dataOf(database, 'anna@example.org', secretKey) → [{ case: { … }, versions: [ … ], happenings: [ … ], … }] */
export async function dataOf(database: Database, email: string, secretKey: string | undefined) {
  const mailbox = email.trim().toLowerCase();
  const cases = await database.query<Keyed>('SELECT * FROM cases WHERE email = ? ORDER BY received_at', [mailbox]);
  return Promise.all(
    cases.map(async (found) => {
      const of = (table: string) => database.query(`SELECT * FROM ${table} WHERE key = ?`, [found.key]);
      const [versions, happenings, mails, consents] = await Promise.all(
        ['versions', 'happenings', 'mails', 'consents'].map(of),
      );
      const read = await Promise.all(
        (versions ?? []).map(async ({ body, sealed, version, received_at }) => ({
          ...{ version, received_at, message: JSON.parse(String(body)) },
          iban: await opened(String(sealed), secretKey),
        })),
      );
      return { case: found, versions: read, happenings, mails, consents };
    }),
  );
}

/** On request (Art. 17 GDPR): eraseOnRequest(database, 'D-26-0473-K') → false if there is no such case */
export const eraseOnRequest = (database: Database, reference: string): Promise<boolean> =>
  database.transaction(async (connection) => {
    const found = await findCase(connection, reference);
    if (found) await eraseCase(connection, found.key);
    return found !== undefined;
  });
