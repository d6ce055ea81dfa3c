import type { Context } from 'hono';
import { html } from 'hono/html';
import { now } from '@/lib/dates/day';
import { clientAddress } from '@/lib/receiver/http/address';
import { limiter } from '@/lib/receiver/http/limits';
import { isAllowedOrigin } from '@/lib/receiver/http/origin';
import { PAGE_HEADERS, page } from '@/lib/receiver/http/page';
import { type Env, enter, type Office } from './guard';
import { isPassword } from './password';

/** Attempts per minute: from one address, and in total. */
const MOST = 5;
const MOST_OF_ALL = 30;

const WRONG = 'Das Passwort stimmt nicht.';
const TOO_MANY = 'Zu viele Versuche. Warten Sie bitte eine Minute.';

/** show(context, office, 'Das Passwort stimmt nicht.', 401) → the login form with the error */
function show(context: Context<Env>, { base, sources }: Office, fault: string, status: 200 | 401 | 429) {
  const body = html`<main><h1>${sources.site.product} · Büro</h1>
${fault ? html`<p class="warning" role="alert">${fault}</p>` : ''}
<form method="post" class="row"><label>Passwort <input name="password" type="password" required maxlength="200" autocomplete="current-password"></label>
<button>Anmelden</button></form></main>`;
  return context.html(page('Anmelden · Büro', `${base}/buero/look.css`, body), status, PAGE_HEADERS);
}

/** loginPages(office) → { show, enter }, the two handlers of /buero/anmelden */
export function loginPages(office: Office) {
  const mayTry = limiter(MOST, 60);
  const mayAllTry = limiter(MOST_OF_ALL, 60);
  return {
    show: (context: Context<Env>) =>
      office.passwordHash === undefined
        ? context.redirect(`${office.base}/buero/`, 303)
        : show(context, office, '', 200),
    enter: async (context: Context<Env>) => {
      const { passwordHash } = office;
      if (passwordHash === undefined || !isAllowedOrigin(context, [])) return context.text('Das ging nicht.\n', 403);
      const address = clientAddress(context, office.trustsProxy);
      if (!mayTry(address, now()) || !mayAllTry('all', now())) return show(context, office, TOO_MANY, 429);
      const { password } = await context.req.parseBody();
      const isRight =
        typeof password === 'string' && password.length <= 200 && (await isPassword(password, passwordHash));
      if (!isRight) return show(context, office, WRONG, 401);
      await enter(context, office);
      return context.redirect(`${office.base}/buero/`, 303);
    },
  };
}
