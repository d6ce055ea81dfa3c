import { join } from 'node:path';
import { opened } from '@/lib/receiver/seal';
import type { Database } from '@/lib/receiver/store/database';
import { type StoreCommand, secretIn, stamp, writePrivate } from './command';

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

/** person({ database, args: ['anna@example.org', 'office.key'], … }) → '2 Vorgänge in data/auskunft/auskunft-….json' */
export const person: StoreCommand = async ({ database, settings, args: [email = '', keyFile] }) => {
  const data = await dataOf(database, email, secretIn(keyFile));
  const text = JSON.stringify(data, null, 2);
  return `${data.length} Vorgänge in ${writePrivate(join(settings.folder, 'auskunft'), `auskunft-${stamp()}.json`, text)}`;
};
