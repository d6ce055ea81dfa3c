import type { Context } from 'hono';
import type { Database } from '@/lib/receiver/store/database';

/** For the launch check, of what it sent itself: probe(database)(context) → 200 { status: 'waiting' }, 404 once it is mailed and erased */
export const probe = (database: Database) => async (context: Context) => {
  const [test] = await database.query('SELECT key FROM cases WHERE key = ? AND is_test = 1', [
    context.req.param('key') ?? '',
  ]);
  return test ? context.json({ status: 'waiting' }) : context.json({ status: 'gone' }, 404);
};
