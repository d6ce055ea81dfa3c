import type { Context } from 'hono';
import type { Database } from '@/lib/receiver/store/database';

/** Tells the launch check the state of its test order:
 * probe(database)(context) → 200 { status: 'waiting' }, or 404 once it is mailed and deleted */
export const probe = (database: Database) => async (context: Context) => {
  const [test] = await database.query('SELECT key FROM cases WHERE key = ? AND is_test = 1', [
    context.req.param('key') ?? '',
  ]);
  return test ? context.json({ status: 'waiting' }) : context.json({ status: 'gone' }, 404);
};
