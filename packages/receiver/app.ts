import { ORDERS_PATH } from 'content/own-paths';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Watch } from './health';
import type { Bindings } from './http/address';
import { advertising } from './http/advertising';
import { health } from './http/health';
import { type Intake, LARGEST_BODY, postOrder } from './http/post-order';
import { probe } from './http/probe';
import { readable } from './http/readable';
import { logFault } from './log-fault';
import { RETRY, StoreAway } from './store/database';

const CORS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '86400',
} as const;

/** Answers requests below /bestellungen: receiverApp(intake, watch).fetch(request) → a Response */
export function receiverApp(intake: Intake, watch: Watch, base = '') {
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
  app.use(readable);
  app.options('/', (context) => {
    const isNamed = origins.includes(context.req.header('origin') ?? '');
    return context.body(null, isNamed ? 204 : 403, isNamed ? CORS : {});
  });
  app.post(
    '/',
    bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => context.json({ status: 'refused' }, 413) }),
    postOrder(intake),
  );
  app.get('/gesund', health(watch));
  app.get('/probe/:key', probe(receiver.database));
  app.route('/werbung', advertising(intake));
  return app;
}
