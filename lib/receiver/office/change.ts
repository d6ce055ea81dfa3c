import type { Message } from '@/lib/order/wire';
import { declarationMail } from '@/lib/receiver/mail/declaration-mail';
import { orderMail } from '@/lib/receiver/mail/order-mail';
import { note, STATES, type State } from '@/lib/receiver/store/cases';
import type { Database } from '@/lib/receiver/store/database';
import { findCase, versionsOf } from '@/lib/receiver/store/lookup';
import { queueMail } from '@/lib/receiver/store/mails';
import type { Office } from './guard';

/** As it stands in a case's line of time. */
const WHO = 'Büro';
const LONGEST_NOTE = 2000;

const isState = (text: string): text is State => (STATES as readonly string[]).includes(text);

/** Only what is another than before is written down: changeCase(database, 'D-26-0473-K', { state: 'taken', note: '' }, now) → nothing */
export const changeCase = (
  database: Database,
  reference: string,
  { state, note: text }: { state: string; note: string },
  at: Date,
): Promise<void> =>
  database.transaction(async (connection) => {
    const found = await findCase(connection, reference);
    if (!found || !isState(state)) return;
    const kept = text.replace(/\r\n/g, '\n').slice(0, LONGEST_NOTE);
    await connection.query('UPDATE cases SET state = ?, note = ?, changed_at = ? WHERE key = ?', [
      ...[state, kept, at.toISOString(), found.key],
    ]);
    if (state !== found.state) await note(connection, found.key, at, WHO, 'state', state);
    if (kept !== found.note) await note(connection, found.key, at, WHO, 'note');
  });

/** The latest version is confirmed once more: resendMail(office, 'D-26-0473-K', now) → nothing */
export async function resendMail({ database, sources }: Office, reference: string, at: Date): Promise<void> {
  await database.transaction(async (connection) => {
    const found = await findCase(connection, reference);
    const latest = found && (await versionsOf(connection, found.key)).at(-1);
    if (!found || !latest) return;
    const message: Message = JSON.parse(latest.body);
    const kept = { reference, receivedAt: new Date(latest.received_at), version: latest.version, isNew: false };
    const [content, recipient] =
      message.type === 'order'
        ? [orderMail(sources, message, kept, found.differs !== '[]'), message.payer.email]
        : [declarationMail(sources, message, kept), message.email];
    await queueMail(connection, { kind: 'confirmation', recipient, content, key: found.key, at });
    await note(connection, found.key, at, WHO, 'resent');
  });
}
