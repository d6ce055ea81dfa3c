import type { Context } from 'hono';
import { now } from '@/lib/dates/day';
import type { Database } from '@/lib/receiver/store/database';
import { oldestWaiting } from '@/lib/receiver/store/mails';

/** In seconds; an older unsent mail needs attention. */
const LATE = 900;

/** For monitoring, without personal data:
 * health(database)(context) → 200 { database: 'ok', oldestMail: 0, mails: 'ok' }, or 503 without a database */
export const health = (database: Database) => async (context: Context) => {
  context.header('Cache-Control', 'no-store');
  try {
    const oldest = await oldestWaiting(database);
    const seconds = oldest ? Math.max(0, Math.round((now().getTime() - Date.parse(oldest)) / 1000)) : 0;
    return context.json({ database: 'ok', oldestMail: seconds, mails: seconds > LATE ? 'late' : 'ok' });
  } catch {
    return context.json({ database: 'away' }, 503);
  }
};
