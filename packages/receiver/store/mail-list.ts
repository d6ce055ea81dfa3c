import type { Connection, Row } from './database';
import type { MailKind } from './mails';

export type MailRow = Row & {
  id: string;
  reference: string;
  kind: MailKind;
  recipient: string;
  state: 'waiting' | 'held' | 'sent' | 'failed';
  attempts: number;
  queued_at: string;
  due_at: string;
  fault: string;
};

/** First the mails that need somebody, then those that wait: latestMails(connection, 50) → [{ state: 'failed', … }] */
export const latestMails = ({ query }: Connection, count: number) =>
  query<MailRow>(
    `SELECT mails.id, cases.reference, mails.kind, mails.recipient, mails.state, mails.attempts, mails.queued_at, mails.due_at,
     mails.fault FROM mails JOIN cases ON cases.key = mails.key
     ORDER BY CASE mails.state WHEN 'failed' THEN 0 WHEN 'held' THEN 1 WHEN 'waiting' THEN 2 ELSE 3 END,
     mails.queued_at DESC LIMIT ?`,
    [count],
  );
