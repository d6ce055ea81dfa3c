import { now } from 'german/dates/day';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { findingsOf } from '../findings';
import { LOOK, PAGE_HEADERS } from '../http/page';
import { readable } from '../http/readable';
import { logFault } from '../log-fault';
import { RETRY, StoreAway } from '../store/database';
import { endSession } from '../store/sessions';
import { casePages } from './case-page';
import { exportPages } from './export-pages';
import { type Env, guard, type Office } from './guard';
import { listPages } from './list-pages';
import { loginPages } from './login';
import { mailPages } from './mail-pages';
import { statePages } from './state-page';

/** In bytes. */
const LARGEST_FORM = 64 * 1024;

/** Answers requests below /buero/: officeApp(office).fetch(request) → a Response */
export function officeApp(office: Office) {
  const [login, lists, cases] = [loginPages(office), listPages(office), casePages(office)];
  const [mails, exports] = [mailPages(office), exportPages(office)];
  const state = statePages(office);
  const app = new Hono<Env>({ strict: false }).basePath(`${office.base}/buero`);
  app.onError(async (error, context) => {
    logFault('office', error);
    const isAway = error instanceof StoreAway;
    const sentence = isAway
      ? 'Die Datenbank antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.'
      : 'Das ging schief. Bitte versuchen Sie es noch einmal.';
    const findings = findingsOf(await office.watch.health(), now()).map(([, text]) => text);
    return context.text(`${[sentence, ...findings].join('\n')}\n`, isAway ? 503 : 500, isAway ? RETRY : {});
  });
  app.get('/look.css', (context) =>
    context.body(LOOK, 200, { ...PAGE_HEADERS, 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.use(bodyLimit({ maxSize: LARGEST_FORM }));
  app.use(readable);
  app.get('/anmelden', login.show);
  app.post('/anmelden', login.enter);
  app.use(guard(office));
  app.post('/abmelden', async (context) => {
    await endSession(office.database, getCookie(context, 'buero') ?? '', office.passwordHash);
    return context.redirect(`${office.base}/buero/anmelden`, 303);
  });
  app.get('/', lists.today);
  app.get('/zu-klaeren', lists.unclear);
  app.get('/alle', lists.all);
  app.post('/suche', lists.search);
  app.get('/vorgang/:reference', cases.show);
  app.post('/vorgang/:reference', cases.change);
  app.get('/mails', mails.list);
  app.get('/mails/:id', mails.one);
  app.post('/mails/:id', mails.again);
  app.get('/weitergeben', exports.show);
  app.post('/weitergeben', exports.file);
  app.get('/zustand', state.show);
  app.post('/zustand', state.trust);
  return app;
}
