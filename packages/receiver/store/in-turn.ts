import type { Connection } from './database';
import type { mailRow } from './mails';

/** In milliseconds. */
const HOUR = 60 * 60 * 1000;

type Waiting = ReturnType<typeof mailRow>;

/** Lets at most `most` mails an hour go to one mailbox; further ones are due later. Messages themselves are never limited by recipient, so
 * that nobody's withdrawal is stopped by ten others sent in the same name:
 * inTurn(connection, rows, 10) → the rows, the eleventh of a mailbox due in an hour */
export async function inTurn({ query }: Connection, rows: readonly Waiting[], most: number): Promise<Waiting[]> {
  const [first] = rows;
  if (!first) return [];
  const mailboxes = [...new Set(rows.map(({ mailbox }) => mailbox))];
  const since = new Date(Date.parse(first.queued_at) - HOUR).toISOString();
  const known = await query<{ mailbox: string; count: number }>(
    `SELECT mailbox, CAST(COUNT(*) AS INTEGER) AS count FROM mails
     WHERE mailbox IN (${mailboxes.map(() => '?')}) AND due_at > ? AND (state <> 'sent' OR due_at < ?)
     GROUP BY mailbox`,
    // Not those sent while the clock was ahead.
    [...mailboxes, since, new Date(Date.parse(first.queued_at) + HOUR).toISOString()],
  );
  const counts = new Map(known.map(({ mailbox, count }) => [mailbox, count]));
  return rows.map((row) => {
    const before = counts.get(row.mailbox) ?? 0;
    counts.set(row.mailbox, before + 1);
    const wait = Math.floor(before / Math.max(1, most)) * HOUR;
    return { ...row, due_at: new Date(Date.parse(row.queued_at) + wait).toISOString() };
  });
}
