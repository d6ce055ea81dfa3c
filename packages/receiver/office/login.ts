import { now } from 'german/dates/day';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { clientAddress } from '../http/address';
import { isAllowedOrigin } from '../http/origin';
import { PAGE_HEADERS, page } from '../http/page';
import { type Env, enter, type Office } from './guard';
import { isPassword } from './password';
import { inLine, loginTries } from './tries';

const WRONG = 'Das Passwort stimmt nicht.';
const BUSY = 'Gerade wollen sehr viele herein. Bitte versuchen Sie es in einer Minute noch einmal.';

/** tooMany(5) → 'Zu viele Versuche. Bitte warten Sie 5 Sekunden.' */
const tooMany = (seconds: number) =>
  `Zu viele Versuche. Bitte warten Sie ${seconds < 100 ? `${seconds} Sekunden` : `${Math.ceil(seconds / 60)} Minuten`}.`;

/** show(context, office, 'Das Passwort stimmt nicht.', 401) → the login form with the error */
function show(context: Context<Env>, { base, sources }: Office, fault: string, status: 200 | 401 | 429) {
  const body = html`<main><h1>${sources.title.name} · Büro</h1>
${fault ? html`<p class="warning" role="alert">${fault}</p>` : ''}
<form method="post" class="row"><label>Passwort <input name="password" type="password" required maxlength="200" autocomplete="current-password"></label>
<button>Anmelden</button></form></main>`;
  return context.html(page('Anmelden · Büro', `${base}/buero/look.css`, body), status, PAGE_HEADERS);
}

/** loginPages(office) → { show, enter }, the two handlers of /buero/anmelden */
export function loginPages(office: Office) {
  const tries = loginTries();
  const checked = inLine();
  return {
    show: (context: Context<Env>) =>
      office.passwordHash === undefined
        ? context.redirect(`${office.base}/buero/`, 303)
        : show(context, office, '', 200),
    enter: async (context: Context<Env>) => {
      const { passwordHash } = office;
      if (passwordHash === undefined || !isAllowedOrigin(context, [])) return context.text('Das ging nicht.\n', 403);
      const address = clientAddress(context, office.trustsProxy);
      const wait = tries.begin(address, now());
      if (wait > 0) {
        context.header('Retry-After', String(wait));
        return show(context, office, tooMany(wait), 429);
      }
      const { password } = await context.req.parseBody();
      const typed = typeof password === 'string' && password.length <= 200 ? password : '';
      const isRight = await checked(() => isPassword(typed, passwordHash), tries.hasBeenIn(address));
      if (isRight === undefined) return show(context, office, BUSY, 429);
      if (!isRight) return show(context, office, WRONG, 401);
      tries.gotIn(address);
      await enter(context, office);
      return context.redirect(`${office.base}/buero/`, 303);
    },
  };
}
