import { join } from 'node:path';
import { mailboxOf } from 'subscription/order/email';
import type { Message } from 'subscription/order/wire';
import { opener } from '../seal';
import type { Database, Row } from '../store/database';
import { storedMessage } from '../store/stored';
import { type StoreCommand, stamp, writePrivate } from './command';
import { keysIn } from './key-files';

type Version = Row & { version: number; received_at: string; body: string; sealed: string };

const CLOSED = 'versiegelt, mit diesen Schlüsseln nicht zu öffnen';

const isOf = (mailbox: string, message: Message | undefined) =>
  message !== undefined && mailboxOf(message.type === 'order' ? message.payer.email : message.email) === mailbox;

/** Everything stored about an email address (Art. 15 GDPR). Of a gift, the family that reads it gets what concerns them, not the data of
 * whoever pays. dataOf(database, 'anna@example.org', keys) → [{ case: { … }, versions: [ … ], happenings: [ … ], … }] */
export async function dataOf(database: Database, email: string, keys: readonly string[]) {
  const mailbox = mailboxOf(email);
  const read = opener(keys);
  const cases = await database.query<Row & { key: string; reference: string }>(
    'SELECT * FROM cases WHERE key IN (SELECT words.key FROM words WHERE word = ?) ORDER BY received_at',
    [mailbox],
  );
  return Promise.all(
    cases.map(async (found) => {
      const of = <R extends Row>(table: string) =>
        database.query<R>(`SELECT * FROM ${table} WHERE key = ?`, [found.key]);
      const versions = (await of<Version>('versions')).map((version) => ({
        ...version,
        message: storedMessage(version.body),
      }));
      const own = versions.filter(({ message }) => isOf(mailbox, message));
      if (own.length === 0)
        return {
          case: { reference: found.reference, received_at: found.received_at },
          versions: versions.map(({ version, received_at, message }) => ({
            ...{ version, received_at, gift: message?.type === 'order' ? message.gift : undefined },
          })),
        };
      const [happenings, mails, consents] = await Promise.all(
        ['happenings', 'mails', 'consents'].map((table) => of(table)),
      );
      const opened = await Promise.all(
        versions.map(async ({ version, received_at, body, message = body, sealed }) => ({
          ...{ version, received_at, message, iban: (await read(sealed)) ?? CLOSED },
        })),
      );
      return { case: found, versions: opened, happenings, mails, consents };
    }),
  );
}

/** person({ database, args: ['anna@example.org', 'office.key'], … }) → '2 Vorgänge in data/auskunft/auskunft-….json' */
export const person: StoreCommand = async ({ database, settings, args: [email = '', ...files] }) => {
  const data = await dataOf(database, email, keysIn(files.filter(Boolean)));
  const text = JSON.stringify(data, null, 2);
  const place = writePrivate(join(settings.folder, 'auskunft'), `auskunft-${stamp()}.json`, text);
  const closed = data.filter((found) => found.versions.some((version) => 'iban' in version && version.iban === CLOSED));
  return [
    `${data.length} Vorgänge in ${place}`,
    ...(closed.length > 0
      ? [`Kontonummer nicht zu öffnen: ${closed.map((found) => found.case.reference).join(', ')}`]
      : []),
  ].join('\n');
};
