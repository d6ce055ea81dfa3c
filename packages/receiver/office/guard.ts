import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { LOCAL_NAMES } from 'content/local';
import { now } from 'german/dates/day';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Sources } from 'subscription/order/sources';
import type { Builds } from '../builds';
import type { Watch } from '../health';
import { isForwarded, isLoopbackAddress } from '../http/address';
import { isAllowedOrigin } from '../http/origin';
import type { Database } from '../store/database';
import { openSession, type Session, sessionOf } from '../store/sessions';

export type Office = {
  database: Database;
  builds: Builds;
  watch: Watch;
  /** Of the newest build. */
  readonly sources: Sources;
  /** Path before /buero/. */
  base: string;
  /** Made by hashPassword; without it, the office is only available on this machine. */
  passwordHash: string | undefined;
  trustsProxy: (address: string) => boolean;
  /** Folder for the mails of a trial. */
  mailFolder: string | undefined;
};

export type Env = { Bindings: HttpBindings; Variables: { session: Session } };

const COOKIE = 'buero';

const isSecure = (context: Context) => context.req.header('x-forwarded-proto') === 'https';

const hostIn = (context: Context) => {
  const url = `http://${context.req.header('host') ?? ''}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
};

/** Checks the host too, against DNS rebinding. */
const isHere = (context: Context<Env>) =>
  isLoopbackAddress(context.env.incoming.socket.remoteAddress ?? '') &&
  !isForwarded(context) &&
  LOCAL_NAMES.includes(hostIn(context));

/** Opens a session and sets its cookie: enter(context, office) → { token: '…', formToken: '…' } */
export async function enter(context: Context<Env>, { database, base, passwordHash }: Office): Promise<Session> {
  const session = await openSession(database, now(), passwordHash);
  const path = `${base}/buero`;
  setCookie(context, COOKIE, session.token, { httpOnly: true, sameSite: 'Strict', path, secure: isSecure(context) });
  return session;
}

function isSame(...texts: [string, string]): boolean {
  const [one, other] = texts.map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(one, other);
}

/** CSRF check: origin, and the session's token in the form. */
async function isOwnForm(context: Context<Env>, { formToken }: Session): Promise<boolean> {
  const { formToken: sent } = await context.req.parseBody();
  return isAllowedOrigin(context, []) && typeof sent === 'string' && isSame(sent, formToken);
}

/** Rejects requests without a session, and forms of other sites: guard(office) → a middleware */
export const guard =
  (office: Office): MiddlewareHandler<Env> =>
  async (context, next) => {
    const known = await sessionOf(office.database, getCookie(context, COOKIE) ?? '', now(), office.passwordHash);
    const mayEnter = office.passwordHash === undefined && isHere(context);
    if (office.passwordHash === undefined && !mayEnter)
      return context.text('Das Büro ist nur auf diesem Rechner offen: npm run orders -- password\n', 403);
    const isPost = context.req.method === 'POST';
    if (!known && (!mayEnter || isPost)) return context.redirect(`${office.base}/buero/anmelden`, 303);
    const session = known ?? (await enter(context, office));
    if (isPost && !(await isOwnForm(context, session)))
      return context.text('Dieses Formular ist zu alt. Bitte gehen Sie zurück und laden Sie die Seite neu.\n', 403);
    context.set('session', session);
    return next();
  };
