import { randomUUID } from 'node:crypto';
import { mailboxOf } from 'subscription/order/email';
import type { Message } from 'subscription/order/wire';
import type { Line } from 'subscription/plans/quote-lines';
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
export function mailRow(mail: WaitingMail & { key: string; at: Date; version: number; isHeld?: boolean }) {
  const { key, recipient, content, at, version, isHeld } = mail;
  const kind: MailKind = mail.kind === 'confirmation' && version > 1 ? 'correction' : mail.kind;
  const moment = at.toISOString();
  return {
    ...{
      id: randomUUID(),
      key,
      kind,
      version,
      recipient,
      mailbox: mailboxOf(recipient),
      state: isHeld ? 'held' : 'waiting',
    },
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
  content: MailContent | undefined;
  message: Message;
  differs: boolean;
  /** Undefined for an order stored by an older receiver. */
  summary: Line[] | undefined;
  kept: { reference: string; receivedAt: Date; version: number };
};

/** In milliseconds; after this time, a killed process loses its claim. */
const CLAIM = 120_000;
/** Longer than any pause between two tries: a mail due later was put off while the clock was wrong. */
const IMPLAUSIBLE = 5 * 60 * 60 * 1000;

type ClaimedRow = Row &
  Pick<ClaimedMail, 'id' | 'key' | 'kind' | 'recipient' | 'attempts'> & {
    content: string;
    version: number;
    summary: string;
    reference: string;
    differs: string;
    received_at: string;
    body: string;
  };

const CLAIMED = `SELECT mails.id, mails.key, mails.kind, mails.recipient, mails.attempts, mails.content,
  cases.reference, cases.differs, versions.version, versions.received_at, versions.body, versions.summary
  FROM mails JOIN cases ON cases.key = mails.key
  JOIN versions ON versions.key = mails.key AND versions.version = mails.version WHERE mails.id IN`;

const claimed = (row: ClaimedRow): ClaimedMail => {
  const { id, key, kind, recipient, attempts, content, reference, version, received_at, body, summary } = row;
  return {
    ...{ id, key, kind, recipient, attempts },
    content: content === '' ? undefined : JSON.parse(content),
    message: JSON.parse(body),
    differs: row.differs !== '[]',
    summary: summary === '' ? undefined : JSON.parse(summary),
    kept: { reference, version, receivedAt: new Date(received_at) },
  };
};

/** A damaged row waits, and holds up no other mail. */
function readable(row: ClaimedRow): ClaimedMail[] {
  try {
    return [claimed(row)];
  } catch {
    return [];
  }
}

const places = (values: readonly unknown[]) => `(${values.map(() => '?')})`;

/** No two receivers claim the same mail: claimMails(database, now, 20) → at most 20 due mails */
export const claimMails = (database: Database, now: Date, count: number): Promise<ClaimedMail[]> =>
  database.transaction(async ({ query, skipLocked }) => {
    const due = await query<{ id: string }>(
      `SELECT id FROM mails WHERE state = 'waiting' AND (due_at <= ? OR (attempts = 0 AND queued_at > ?)
         OR (attempts > 0 AND due_at > ?))
       ORDER BY due_at LIMIT ? ${skipLocked}`,
      // Covers mails queued or put off in the future, before the clock was set back.
      [now.toISOString(), now.toISOString(), new Date(now.getTime() + IMPLAUSIBLE).toISOString(), count],
    );
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    await query(`UPDATE mails SET due_at = ?, attempts = attempts + 1 WHERE id IN ${places(ids)}`, [
      new Date(now.getTime() + CLAIM).toISOString(),
      ...ids,
    ]);
    return (await query<ClaimedRow>(`${CLAIMED} ${places(ids)}`, ids)).flatMap(readable);
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

/** Time when the oldest waiting mail was queued: oldestWaiting(connection, now) → '2026-11-25T08:00:00.000Z', or '' if none is waiting */
export async function oldestWaiting({ query }: Connection, now: Date): Promise<string> {
  const [row] = await query<{ oldest: string | null }>(
    // Not those whose turn comes later because of the limit per recipient.
    "SELECT MIN(queued_at) AS oldest FROM mails WHERE state = 'waiting' AND (attempts > 0 OR due_at <= ?)",
    [now.toISOString()],
  );
  return row?.oldest ?? '';
}

/** Refused for a reason that the publisher can mend; those that concern the recipient's address are no longer waiting. */
const OURS = /^[^:]+: 5|^Anmeldung|^Verschlüsselung/;

/** What the mail server said last to a mail that waits: refusedMail(connection) → 'Absender abgelehnt: 550 …', or '' */
export async function refusedMail({ query }: Connection): Promise<string> {
  const waiting = await query<{ fault: string }>(
    "SELECT fault FROM mails WHERE state = 'waiting' AND fault <> '' ORDER BY queued_at DESC LIMIT 50",
  );
  return waiting.find(({ fault }) => OURS.test(fault))?.fault ?? '';
}
