import { now } from 'german/dates/day';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type ConsentState, confirmConsent, consentState, withdrawConsent } from '../consent';
import { type Bindings, clientAddress } from './address';
import { limiter } from './limits';
import { isAllowedOrigin } from './origin';
import { LOOK, PAGE_HEADERS, page } from './page';
import type { Intake } from './post-order';

const TOKEN = /^[\w-]{22}$/;
/** Requests per address in ten minutes. */
const MOST = 60;

const TITLE = 'Werbung per E-Mail';

type Html = ReturnType<typeof html>;
type Shown = { title: string; body: Html; status?: 403 | 404 | 429 };

const button = (act: string, label: string) =>
  html`<form method="post"><button name="do" value="${act}">${label}</button></form>`;

/** What the page says and offers in each state of the consent. */
const PAGES = (product: string): Record<ConsentState, Shown> => ({
  open: {
    title: TITLE,
    body: html`<p>Dürfen wir Ihnen Neues von ${product} und eigene ähnliche Angebote mailen? Das können Sie jederzeit auf dieser Seite widerrufen.</p>
${button('confirm', 'Ja, bestätigen')}`,
  },
  confirmed: {
    title: TITLE,
    body: html`<p>Sie haben zugestimmt: Wir mailen Ihnen Neues von ${product} und eigene ähnliche Angebote. Das können Sie hier jederzeit widerrufen.</p>
${button('withdraw', 'Zustimmung widerrufen')}`,
  },
  withdrawn: {
    title: 'Ihre Zustimmung ist widerrufen',
    body: html`<p>Sie bekommen von uns keine Werbung per E-Mail mehr.</p>`,
  },
  over: {
    title: TITLE,
    body: html`<p>Diese Bestätigung ist abgelaufen oder unbekannt. Sie bekommen von uns keine Werbung.</p>`,
    status: 404,
  },
});

/** The mailed link shows how the consent stands and a button that changes it, as mail scanners open links: advertising(intake) → a Hono app */
export function advertising({ receiver, trustsProxy }: Pick<Intake, 'receiver' | 'trustsProxy'>) {
  const { database, builds, consentLink } = receiver;
  const product = builds.latest.title.name;
  const pages = PAGES(product);
  const mayCome = limiter(MOST, 600);
  const show = (context: Context, { title, body, status }: Shown) =>
    context.html(
      page(title, 'look.css', html`<header><strong>${product}</strong></header><main><h1>${title}</h1>${body}</main>`),
      status ?? 200,
      PAGE_HEADERS,
    );
  const change = (token: string, act: unknown) =>
    act === 'withdraw'
      ? withdrawConsent(database, token, now())
      : confirmConsent(database, token, now(), { sources: builds.latest, linkOf: consentLink });

  return new Hono<Bindings>()
    .get('/look.css', (context) =>
      context.body(LOOK, 200, { ...PAGE_HEADERS, 'Content-Type': 'text/css; charset=utf-8' }),
    )
    .use('/:token', async (context, next) => {
      if (!mayCome(clientAddress(context, trustsProxy), now()))
        return show(context, {
          title: 'Zu viele Anfragen',
          body: html`<p>Bitte versuchen Sie es in ein paar Minuten noch einmal.</p>`,
          status: 429,
        });
      return TOKEN.test(context.req.param('token')) ? next() : show(context, pages.over);
    })
    .get('/:token', async (context) =>
      show(context, pages[await consentState(database, context.req.param('token'), now())]),
    )
    .post('/:token', async (context) => {
      if (!isAllowedOrigin(context, []))
        return show(context, {
          title: 'Das ging nicht',
          body: html`<p>Bitte öffnen Sie die Adresse aus der E-Mail noch einmal.</p>`,
          status: 403,
        });
      const act = (await context.req.parseBody()).do;
      const state = await change(context.req.param('token'), act);
      return show(
        context,
        act !== 'withdraw' && state === 'confirmed' ? { ...pages.confirmed, title: 'Danke' } : pages[state],
      );
    });
}
