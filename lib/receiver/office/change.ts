import { note, STATES, type State } from '@/lib/receiver/store/cases';
import type { Database } from '@/lib/receiver/store/database';
import { findCase } from '@/lib/receiver/store/lookup';
import { mailRow } from '@/lib/receiver/store/mails';

/** Author of changes in a case's history. */
const WHO = 'Büro';
const LONGEST_NOTE = 2000;

const isState = (text: string): text is State => (STATES as readonly string[]).includes(text);

/** Records only actual changes: changeCase(database, 'D-26-0473-K', { state: 'taken', note: '' }, now) → resolves when saved */
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
    const said = { key: found.key, at, who: WHO };
    await note(connection, [
      ...(state === found.state ? [] : [{ ...said, what: 'state', text: state }]),
      ...(kept === found.note ? [] : [{ ...said, what: 'note' }]),
    ]);
  });

/** Sends the confirmation of the latest version again: resendMail(database, 'D-26-0473-K', now) → resolves when queued */
export const resendMail = (database: Database, reference: string, at: Date): Promise<void> =>
  database.transaction(async (connection) => {
    const found = await findCase(connection, reference);
    if (!found) return;
    const { key, email, version } = found;
    await connection.insert('mails', [mailRow({ kind: 'confirmation', recipient: email, key, at, version })]);
    await note(connection, [{ key, at, who: WHO, what: 'resent' }]);
  });
