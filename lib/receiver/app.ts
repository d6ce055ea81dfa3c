import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { now } from '@/lib/dates/day';
import { ORDERS_PATH } from '@/lib/pages/paths';
import type { Bindings } from './http/address';
import { advertising } from './http/advertising';
import { type Intake, LARGEST_BODY, postOrder } from './http/post-order';
import { probe } from './http/probe';
import { logFault } from './log-fault';
import { type Database, RETRY, StoreAway } from './store/database';
import { oldestWaiting } from './store/mails';

const CORS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '86400',
} as const;

/** In seconds; an older unsent mail needs attention. */
const LATE = 900;

/** For monitoring, without personal data:
 * health(database)(context) → 200 { database: 'ok', oldestMail: 0, mails: 'ok' }, or 503 without a database */
const health = (database: Database) => async (context: Context) => {
  context.header('Cache-Control', 'no-store');
  try {
    const oldest = await oldestWaiting(database, now());
    const seconds = oldest ? Math.max(0, Math.round((now().getTime() - Date.parse(oldest)) / 1000)) : 0;
    return context.json({ database: 'ok', oldestMail: seconds, mails: seconds > LATE ? 'late' : 'ok' });
  } catch {
    return context.json({ database: 'away' }, 503);
  }
};

/** Answers requests below /bestellungen: receiverApp(intake).fetch(request) → a Response */
export function receiverApp(intake: Intake, base = '') {
  const { receiver, origins } = intake;
  const app = new Hono<Bindings>({ strict: false }).basePath(`${base}${ORDERS_PATH}`);
  app.onError((error, context) => {
    logFault('request', error);
    return error instanceof StoreAway
      ? context.json({ status: 'refused' }, 503, RETRY)
      : context.json({ status: 'refused' }, 500);
  });
  app.use(async (context, next) => {
    const origin = context.req.header('origin');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Vary', 'Origin');
    if (origin !== undefined && origins.includes(origin)) context.header('Access-Control-Allow-Origin', origin);
    await next();
  });
  app.options('/', (context) => {
    const isNamed = origins.includes(context.req.header('origin') ?? '');
    return context.body(null, isNamed ? 204 : 403, isNamed ? CORS : {});
  });
  app.post(
    '/',
    bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => context.json({ status: 'refused' }, 413) }),
    postOrder(intake),
  );
  app.get('/gesund', health(receiver.database));
  app.get('/probe/:key', probe(receiver.database));
  app.route('/werbung', advertising(intake));
  return app;
}
