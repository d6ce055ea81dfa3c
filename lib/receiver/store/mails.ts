import { randomUUID } from 'node:crypto';
import type { Message } from '@/lib/order/wire';
import type { Connection, Database, Row } from './database';

export type MailKind = 'confirmation' | 'correction' | 'advertising';

/** Content of a mail; the legal texts are stored once for all mails. */
export type MailContent = {
  subject: string;
  text: string;
  /** Version of the attached legal texts. */
  documents?: string | undefined;
  card?: string | undefined;
};

/** Confirmations are rendered when sent; only the consent request is stored as text. */
export type WaitingMail = { kind: 'confirmation' | 'advertising'; recipient: string; content?: MailContent };

/** The id becomes the Message-ID: mailRow({ kind: 'confirmation', version: 2, … }) → { kind: 'correction', state: 'waiting', … } */
export function mailRow(mail: WaitingMail & { key: string; at: Date; version: number }) {
  const { key, recipient, content, at, version } = mail;
  const kind: MailKind = mail.kind === 'confirmation' && version > 1 ? 'correction' : mail.kind;
  const moment = at.toISOString();
  return {
    ...{ id: randomUUID(), key, kind, version, recipient, mailbox: recipient.toLowerCase(), state: 'waiting' },
    ...{ attempts: 0, queued_at: moment, due_at: moment, sent_at: '', fault: '' },
    content: content ? JSON.stringify(content) : '',
  };
}

/** A claimed mail; no other process sends it until `due_at`. */
export type ClaimedMail = {
  id: string;
  key: string;
  kind: MailKind;
  recipient: string;
  attempts: number;
  queuedAt: Date;
  content: MailContent | undefined;
  message: Message;
  differs: boolean;
  kept: { reference: string; receivedAt: Date; version: number };
};

/** In milliseconds; after this time, a killed process loses its claim. */
const CLAIM = 120_000;

type ClaimedRow = Row &
  Pick<ClaimedMail, 'id' | 'key' | 'kind' | 'recipient' | 'attempts'> & {
    queued_at: string;
    content: string;
    version: number;
    reference: string;
    differs: string;
    received_at: string;
    body: string;
  };

const CLAIMED = `SELECT mails.id, mails.key, mails.kind, mails.recipient, mails.attempts, mails.queued_at, mails.content,
  cases.reference, cases.differs, versions.version, versions.received_at, versions.body
  FROM mails JOIN cases ON cases.key = mails.key
  JOIN versions ON versions.key = mails.key AND versions.version = mails.version WHERE mails.id IN`;

const claimed = (row: ClaimedRow): ClaimedMail => {
  const { id, key, kind, recipient, attempts, queued_at, content, reference, version, received_at, body } = row;
  return {
    ...{ id, key, kind, recipient, attempts, queuedAt: new Date(queued_at) },
    content: content === '' ? undefined : JSON.parse(content),
    message: JSON.parse(body),
    differs: row.differs !== '[]',
    kept: { reference, version, receivedAt: new Date(received_at) },
  };
};

const places = (values: readonly unknown[]) => `(${values.map(() => '?')})`;

/** No two receivers claim the same mail: claimMails(database, now, 20) → at most 20 due mails */
export const claimMails = (database: Database, now: Date, count: number): Promise<ClaimedMail[]> =>
  database.transaction(async ({ query, skipLocked }) => {
    const due = await query<{ id: string }>(
      `SELECT id FROM mails WHERE state = 'waiting' AND (due_at <= ? OR (attempts = 0 AND queued_at > ?))
       ORDER BY due_at LIMIT ? ${skipLocked}`,
      // Covers mails queued in the future, before the clock was set back.
      [now.toISOString(), now.toISOString(), count],
    );
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    await query(`UPDATE mails SET due_at = ?, attempts = attempts + 1 WHERE id IN ${places(ids)}`, [
      new Date(now.getTime() + CLAIM).toISOString(),
      ...ids,
    ]);
    return (await query<ClaimedRow>(`${CLAIMED} ${places(ids)}`, ids)).map(claimed);
  });

/** Deletes the text too: markSent(connection, ['f81d…'], now) → [] */
export const markSent = ({ query }: Connection, ids: readonly string[], now: Date) =>
  query(`UPDATE mails SET state = 'sent', sent_at = ?, content = '', fault = '' WHERE id IN ${places(ids)}`, [
    now.toISOString(),
    ...ids,
  ]);

/** Retries at `next`; without it, gives up: markFailed(connection, 'f81d…', 'ECONNREFUSED', next) → [] */
export const markFailed = ({ query }: Connection, id: string, fault: string, next: Date | undefined) =>
  query('UPDATE mails SET state = ?, due_at = ?, fault = ? WHERE id = ?', [
    next ? 'waiting' : 'failed',
    (next ?? new Date(0)).toISOString(),
    fault,
    id,
  ]);

const DAY = 24 * 60 * 60 * 1000;

type Mailed = { email: string; at: Date };

/** Prevents the form from flooding an address with mail. Counts earlier messages of the list, too:
 * overLimit(connection, messages, 10) → the messages whose recipient got 10 mails within a day */
export async function overLimit<M extends Mailed>(
  { query }: Connection,
  messages: readonly M[],
  most: number,
): Promise<Set<M>> {
  const mailboxes = [...new Set(messages.map(({ email }) => email.toLowerCase()))];
  const since = Math.min(...messages.map(({ at }) => at.getTime())) - DAY;
  const rows = await query<{ mailbox: string; count: number }>(
    `SELECT mailbox, CAST(COUNT(*) AS INTEGER) AS count FROM mails
     WHERE mailbox IN ${places(mailboxes)} AND queued_at > ? GROUP BY mailbox`,
    [...mailboxes, new Date(since).toISOString()],
  );
  const counts = new Map(rows.map(({ mailbox, count }) => [mailbox, count]));
  const isOver = ({ email }: M) => {
    const mailbox = email.toLowerCase();
    const count = (counts.get(mailbox) ?? 0) + 1;
    counts.set(mailbox, count);
    return count > most;
  };
  return new Set(messages.filter(isOver));
}

/** Time when the oldest waiting mail was queued: oldestWaiting(connection) → '2026-11-25T08:00:00.000Z', or '' if none is waiting */
export async function oldestWaiting({ query }: Connection): Promise<string> {
  const [row] = await query<{ oldest: string | null }>(
    "SELECT MIN(queued_at) AS oldest FROM mails WHERE state = 'waiting'",
  );
  return row?.oldest ?? '';
}
