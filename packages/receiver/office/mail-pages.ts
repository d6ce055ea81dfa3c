import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanText } from 'german/clean-text';
import { now } from 'german/dates/day';
import { formatMoment } from 'german/dates/moment';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { isEmail } from 'subscription/order/email';
import { latestMails, type MailRow } from '../store/mail-list';
import { sendAgain } from './change';
import { formToken, frame } from './frame';
import { MAIL_WORDS } from './german';
import type { Env, Office } from './guard';

const PAGE = 100;
const ID = /^[0-9a-f-]{36}$/;
const STATES = {
  waiting: 'wartet',
  held: 'wartet auf Ihren Blick',
  sent: 'verschickt',
  failed: 'nicht zustellbar',
} as const satisfies Record<MailRow['state'], string>;
/** Colours of the states of cases. */
const LOOKS = { waiting: 'new', held: 'unclear', sent: 'taken', failed: 'unclear' } as const;

const isBroken = ({ state, fault }: MailRow) => state === 'failed' || (state === 'waiting' && fault !== '');

function progress({ state, attempts, due_at, fault }: MailRow): string {
  if (state === 'held') return 'Den Vorgang ansehen und dort abschicken.';
  if (state === 'sent') return '';
  const due =
    state === 'waiting' && Date.parse(due_at) > now().getTime() ? `Weiter ab ${formatMoment(new Date(due_at))}.` : '';
  return [fault && `${fault}.`, attempts > 0 && (attempts === 1 ? 'Ein Versuch.' : `${attempts} Versuche.`), due]
    .filter(Boolean)
    .join(' ');
}

/** The address to correct, beside a mail that does not arrive. */
const correction = (context: Context<Env>, { base }: Office, { id, recipient }: MailRow) =>
  html`<form method="post" action="${base}/buero/mails/${id}" class="row">${formToken(context)}
<label>Adresse <input name="address" type="email" required maxlength="254" value="${recipient}"></label><button class="second">Noch einmal schicken</button></form>`;

const row = (context: Context<Env>, office: Office, mail: MailRow) => {
  const { id, reference, kind, state, queued_at } = mail;
  const { base, mailFolder } = office;
  const name = MAIL_WORDS[kind];
  return html`<tr>
<td>${mailFolder && state === 'sent' ? html`<a href="${base}/buero/mails/${id}">${name}</a>` : name}</td>
<td><a href="${base}/buero/vorgang/${reference}">${reference}</a></td><td>${formatMoment(new Date(queued_at))}</td>
<td><span class="state" data-state="${LOOKS[state]}">${STATES[state]}</span> ${progress(mail)}
${isBroken(mail) ? correction(context, office, mail) : ''}</td></tr>`;
};

type Written = { to: string; subject: string; text: string; files: string[] };

/** mailPages(office) → handlers of the list, of a single mail of a trial, and of a corrected address */
export const mailPages = (office: Office) => ({
  list: async (context: Context<Env>) => {
    const mails = await latestMails(office.database, PAGE);
    const body = html`${office.mailFolder ? html`<p class="calm">Zur Probe wird nichts verschickt: Jede E-Mail ist eine Datei in ${office.mailFolder}. Mit SMTP_URL gehen sie hinaus.</p>` : ''}
<table class="cards"><thead><tr><th scope="col">E-Mail</th><th scope="col">Vorgang</th><th scope="col">Seit</th><th scope="col">Stand</th></tr></thead>
<tbody>${mails.map((mail) => row(context, office, mail))}</tbody></table>`;
    return frame(context, office, { title: 'E-Mails', here: 'mails', body });
  },
  one: (context: Context<Env>) => {
    const id = context.req.param('id') ?? '';
    const file = office.mailFolder && ID.test(id) ? join(office.mailFolder, `${id}.json`) : '';
    if (!file || !existsSync(file))
      return frame(context, office, { title: 'Die E-Mail gibt es nicht', body: html`` }, 404);
    const { to, subject, text, files }: Written = JSON.parse(readFileSync(file, 'utf8'));
    const body = html`<dl><dt>An</dt><dd>${to}</dd><dt>Anlagen</dt><dd>${files.join(', ') || 'keine'}</dd></dl><pre>${text}</pre>`;
    return frame(context, office, { title: subject, body });
  },
  again: async (context: Context<Env>) => {
    const id = context.req.param('id') ?? '';
    const { address } = await context.req.parseBody();
    const typed = typeof address === 'string' ? cleanText(address) : '';
    const isDone = ID.test(id) && isEmail(typed) && (await sendAgain(office.database, id, typed, now()));
    if (isDone) return context.redirect(`${office.base}/buero/mails`, 303);
    const body = html`<p class="warning">${isEmail(typed) ? 'Diese E-Mail wartet nicht mehr.' : 'Das ist keine E-Mail-Adresse.'}</p>
<p><a href="${office.base}/buero/mails">Zurück zu den E-Mails</a></p>`;
    return frame(context, office, { title: 'Das ging nicht', body });
  },
});
