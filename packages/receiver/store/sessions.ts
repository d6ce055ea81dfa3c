import { createHmac, randomBytes } from 'node:crypto';
import type { Connection } from './database';

export type Session = { token: string; formToken: string };

/** In milliseconds: ten hours, a working day. */
const LENGTH = 10 * 60 * 60 * 1000;

/** Depends on the office's password: once it is changed, no session of the old one is found. */
const kept = (token: string, passwordHash: string) => createHmac('sha256', passwordHash).update(token).digest('hex');
const random = () => randomBytes(32).toString('base64url');

/** Stores only a hash of the cookie's token: openSession(connection, now, 'scrypt:…') → { token: '…', formToken: '…' } */
export async function openSession({ query }: Connection, now: Date, passwordHash = ''): Promise<Session> {
  const session = { token: random(), formToken: random() };
  await query('DELETE FROM sessions WHERE ends_at < ?', [now.toISOString()]);
  await query('INSERT INTO sessions (token, form_token, ends_at) VALUES (?, ?, ?)', [
    kept(session.token, passwordHash),
    session.formToken,
    new Date(now.getTime() + LENGTH).toISOString(),
  ]);
  return session;
}

/** sessionOf(connection, token, now, 'scrypt:…') → the session, or undefined if it is unknown, expired or of another password */
export async function sessionOf(
  { query }: Connection,
  token: string,
  now: Date,
  passwordHash = '',
): Promise<Session | undefined> {
  const [found] = await query<{ form_token: string }>(
    'SELECT form_token FROM sessions WHERE token = ? AND ends_at > ?',
    [kept(token, passwordHash), now.toISOString()],
  );
  return found && { token, formToken: found.form_token };
}

/** endSession(connection, token, 'scrypt:…') → the token is no longer valid */
export const endSession = ({ query }: Connection, token: string, passwordHash = '') =>
  query('DELETE FROM sessions WHERE token = ?', [kept(token, passwordHash)]);
