import { randomUUID } from 'node:crypto';
import type { Connection, Database } from './database';

export type MailKind = 'confirmation' | 'correction' | 'advertising';

/** What is sent, but for the legal texts, which are kept once for all mails. */
export type MailContent = {
  subject: string;
  text: string;
  /** Version of the legal texts that are attached. */
  documents?: string | undefined;
  card?: string | undefined;
};

export type WaitingMail = { kind: MailKind; recipient: string; content: MailContent };

/** One that was claimed: nobody else sends it until `due_at` has passed. */
export type ClaimedMail = { id: string; key: string; kind: MailKind; recipient: string; attempts: number } & {
  content: string;
  queued_at: string;
};

/** → the id, which is the Message-ID as well */
export async function queueMail({ query }: Connection, mail: WaitingMail & { key: string; at: Date }): Promise<string> {
  const { key, kind, recipient, content, at } = mail;
  const [id, moment] = [randomUUID(), at.toISOString()];
  await query(
    `INSERT INTO mails (id, key, kind, recipient, mailbox, state, attempts, queued_at, due_at, sent_at, fault, content)
     VALUES (?, ?, ?, ?, ?, 'waiting', 0, ?, ?, '', '', ?)`,
    [id, key, kind, recipient, recipient.toLowerCase(), moment, moment, JSON.stringify(content)],
  );
  return id;
}

/** In ms: whoever claimed a mail and was killed has lost it after this. */
const CLAIM = 120_000;

/** → those due, at most `count`; several receivers never claim the same */
export const claimMails = (database: Database, now: Date, count: number): Promise<ClaimedMail[]> =>
  database.transaction(async ({ query, skipLocked }) => {
    const due = await query<{ id: string }>(
      `SELECT id FROM mails WHERE state = 'waiting' AND (due_at <= ? OR (attempts = 0 AND queued_at > ?))
       ORDER BY due_at LIMIT ? ${skipLocked}`,
      // Queued in the future: the clock was set back.
      [now.toISOString(), now.toISOString(), count],
    );
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return query<ClaimedMail>(
      `UPDATE mails SET due_at = ?, attempts = attempts + 1 WHERE id IN (${ids.map(() => '?').join(', ')})
       RETURNING id, key, kind, recipient, attempts, content, queued_at`,
      [new Date(now.getTime() + CLAIM).toISOString(), ...ids],
    );
  });

/** The body goes as soon as it is not needed any more: markSent(connection, ['f81d…'], now) → [] */
export const markSent = ({ query }: Connection, ids: readonly string[], now: Date) =>
  query(
    `UPDATE mails SET state = 'sent', sent_at = ?, content = '', fault = '' WHERE id IN (${ids.map(() => '?').join(', ')})`,
    [now.toISOString(), ...ids],
  );

/** To be tried again, or given up where there is no `next`: markFailed(connection, 'f81d…', 'ECONNREFUSED', next) → [] */
export const markFailed = ({ query }: Connection, id: string, fault: string, next: Date | undefined) =>
  query('UPDATE mails SET state = ?, due_at = ?, fault = ? WHERE id = ?', [
    next ? 'waiting' : 'failed',
    (next ?? new Date(0)).toISOString(),
    fault,
    id,
  ]);

const count = (rows: { count: number }[]) => rows[0]?.count ?? 0;

/** To one address since a moment: countMailsTo(database, 'anna@example.org', yesterday) → 2 */
export const countMailsTo = async ({ query }: Connection, recipient: string, since: Date) =>
  count(
    await query<{ count: number }>(
      'SELECT CAST(COUNT(*) AS INTEGER) AS count FROM mails WHERE mailbox = ? AND queued_at > ?',
      [recipient.toLowerCase(), since.toISOString()],
    ),
  );

/** When the oldest that waits was queued: → '2026-11-25T08:00:00.000Z', '' where none waits */
export async function oldestWaiting({ query }: Connection): Promise<string> {
  const [row] = await query<{ oldest: string | null }>(
    "SELECT MIN(queued_at) AS oldest FROM mails WHERE state = 'waiting'",
  );
  return row?.oldest ?? '';
}
