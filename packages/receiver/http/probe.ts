import type { Context } from 'hono';
import type { Database } from '../store/database';
import { KEY } from './post-order';

/** Tells the launch check the state of its test order, and what the mail server said:
 * probe(database)(context) → 200 { status: 'waiting', fault: '' }, or 404 { status: 'gone' } once it is mailed and deleted */
export const probe = (database: Database) => async (context: Context) => {
  const key = context.req.param('key') ?? '';
  const [mail] = KEY.test(key)
    ? await database.query<{ state: string; fault: string }>(
        `SELECT mails.state, mails.fault FROM cases JOIN mails ON mails.key = cases.key
         WHERE cases.key = ? AND cases.is_test = 1`,
        [key],
      )
    : [];
  if (!mail) return context.json({ status: 'gone' }, 404);
  return context.json({ status: mail.state === 'failed' ? 'failed' : 'waiting', fault: mail.fault });
};
