import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { now } from '@/lib/dates/day';
import { confirmConsent, isConsentOpen } from '@/lib/receiver/consent';
import type { Database } from '@/lib/receiver/store/database';
import { type Bindings, clientAddress } from './address';
import { limiter } from './limits';
import { isAllowedOrigin } from './origin';
import { LOOK, PAGE_HEADERS, page } from './page';
import type { Intake } from './post-order';

const TOKEN = /^[\w-]{22}$/;
/** Requests per address in ten minutes. */
const MOST = 60;

const OVER = 'Diese Bestätigung ist abgelaufen oder unbekannt. Sie bekommen von uns keine Werbung.';

/** The mailed link only shows a button, as mail scanners open links; the button confirms: advertising(database, intake, 'DUDA') → a Hono app */
export function advertising(database: Database, { trustsProxy }: Pick<Intake, 'trustsProxy'>, product: string) {
  const mayCome = limiter(MOST, 600);
  const show = (context: Context, title: string, body: ReturnType<typeof html>, status: 200 | 404 | 429 | 403 = 200) =>
    context.html(
      page(title, 'look.css', html`<header><strong>${product}</strong></header><main><h1>${title}</h1>${body}</main>`),
      status,
      PAGE_HEADERS,
    );
  const over = (context: Context) => show(context, 'Werbung per E-Mail', html`<p>${OVER}</p>`, 404);

  return new Hono<Bindings>()
    .get('/look.css', (context) =>
      context.body(LOOK, 200, { ...PAGE_HEADERS, 'Content-Type': 'text/css; charset=utf-8' }),
    )
    .use('/:token', async (context, next) => {
      if (!mayCome(clientAddress(context, trustsProxy), now()))
        return show(
          context,
          'Zu viele Anfragen',
          html`<p>Bitte versuchen Sie es in ein paar Minuten noch einmal.</p>`,
          429,
        );
      if (!TOKEN.test(context.req.param('token'))) return over(context);
      return next();
    })
    .get('/:token', async (context) => {
      if (!(await isConsentOpen(database, context.req.param('token'), now()))) return over(context);
      const form = html`<p>Dürfen wir Ihnen Neues von ${product} und eigene ähnliche Angebote mailen? Das können Sie jederzeit widerrufen.</p>
<form method="post"><button>Ja, bestätigen</button></form>`;
      return show(context, 'Werbung per E-Mail', form);
    })
    .post('/:token', async (context) => {
      if (!isAllowedOrigin(context, [])) return show(context, 'Das ging nicht', html`<p>${OVER}</p>`, 403);
      if (!(await confirmConsent(database, context.req.param('token'), now()))) return over(context);
      return show(context, 'Danke', html`<p>Sie bekommen künftig Neues von ${product} per E-Mail.</p>`);
    });
}
