import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from './database';

export type Session = { token: string; formToken: string };

/** In milliseconds: ten hours, a working day. */
const LENGTH = 10 * 60 * 60 * 1000;

const kept = (token: string) => createHash('sha256').update(token).digest('hex');
const random = () => randomBytes(32).toString('base64url');

/** Stores only the hash of the cookie's token: openSession(connection, now) → { token: '…', formToken: '…' } */
export async function openSession({ query }: Connection, now: Date): Promise<Session> {
  const session = { token: random(), formToken: random() };
  await query('DELETE FROM sessions WHERE ends_at < ?', [now.toISOString()]);
  await query('INSERT INTO sessions (token, form_token, ends_at) VALUES (?, ?, ?)', [
    kept(session.token),
    session.formToken,
    new Date(now.getTime() + LENGTH).toISOString(),
  ]);
  return session;
}

/** sessionOf(connection, token, now) → the session, or undefined if the token is unknown or expired */
export async function sessionOf({ query }: Connection, token: string, now: Date): Promise<Session | undefined> {
  const [found] = await query<{ form_token: string }>(
    'SELECT form_token FROM sessions WHERE token = ? AND ends_at > ?',
    [kept(token), now.toISOString()],
  );
  return found && { token, formToken: found.form_token };
}

/** endSession(connection, token) → the token is no longer valid */
export const endSession = ({ query }: Connection, token: string) =>
  query('DELETE FROM sessions WHERE token = ?', [kept(token)]);
