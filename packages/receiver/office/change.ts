import { mailboxOf } from 'subscription/order/email';
import { withdrawOf } from '../consent';
import { STATES, type State } from '../store/cases';
import type { Database } from '../store/database';
import { note } from '../store/history';
import { findCase } from '../store/lookup';
import { mailRow } from '../store/mails';

/** Author of changes in a case's history. */
const WHO = 'Büro';
const LONGEST_NOTE = 2000;

const isState = (text: string): text is State => (STATES as readonly string[]).includes(text);

/** Records only actual changes: changeCase(database, 'D-26-0473-P', { state: 'taken', note: '' }, now) → resolves when saved */
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
    const happening = { key: found.key, at, who: WHO };
    await note(connection, [
      ...(state === found.state ? [] : [{ ...happening, what: 'state', text: state }]),
      ...(kept === found.note ? [] : [{ ...happening, what: 'note' }]),
    ]);
  });

/** Withdraws the consent to advertising of somebody who writes or calls: withdrawFor(database, 'D-26-0473-P', now) → resolves when saved */
export const withdrawFor = (database: Database, reference: string, at: Date): Promise<void> =>
  database.transaction(async (connection) => {
    const found = await findCase(connection, reference);
    if (found) await withdrawOf(connection, found.key, at, WHO);
  });

type Sent = { recipient: string };

const LATEST = "SELECT recipient FROM mails WHERE key = ? AND kind <> 'advertising' ORDER BY queued_at DESC LIMIT 1";

/** Sends what waits for the office's look, else the confirmation of the latest version again, to the address it last went to:
 * resendMail(database, 'D-26-0473-P', now) → resolves when queued */
export const resendMail = (database: Database, reference: string, at: Date): Promise<void> =>
  database.transaction(async (connection) => {
    const { query, insert } = connection;
    const found = await findCase(connection, reference);
    if (!found) return;
    const { key, email, version } = found;
    const released = await query(
      "UPDATE mails SET state = 'waiting', due_at = ? WHERE key = ? AND state = 'held' RETURNING key",
      [at.toISOString(), key],
    );
    if (released.length === 0) {
      const [{ recipient } = { recipient: email }] = await query<Sent>(LATEST, [key]);
      await insert('mails', [mailRow({ kind: 'confirmation', recipient, key, at, version })]);
    }
    await note(connection, [{ key, at, who: WHO, what: released.length > 0 ? 'released' : 'resent' }]);
  });

/** Sends a mail that is not sent yet, to a corrected address; the order itself stays as it came:
 * sendAgain(database, id, 'anna@example.org', now) → false if it is gone or sent */
export const sendAgain = (database: Database, id: string, recipient: string, at: Date): Promise<boolean> =>
  database.transaction(async (connection) => {
    const [before] = await connection.query<Sent & { key: string }>(
      "SELECT key, recipient FROM mails WHERE id = ? AND state <> 'sent'",
      [id],
    );
    if (!before) return false;
    await connection.query(
      "UPDATE mails SET recipient = ?, mailbox = ?, state = 'waiting', attempts = 0, due_at = ?, fault = '' WHERE id = ?",
      [recipient, mailboxOf(recipient), at.toISOString(), id],
    );
    const { key } = before;
    const isSame = before.recipient === recipient;
    await note(connection, [
      { key, at, who: WHO, ...(isSame ? { what: 'resent' } : { what: 'readdressed', text: recipient }) },
    ]);
    return true;
  });
