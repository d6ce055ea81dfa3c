import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { formatMoment } from '@/lib/dates/moment';
import { latestMails, type MailRow } from '@/lib/receiver/store/lookup';
import { frame } from './frame';
import { MAIL_WORDS } from './german';
import type { Env, Office } from './guard';

const PAGE = 100;
const ID = /^[0-9a-f-]{36}$/;
const STATES: Record<string, string> = { waiting: 'wartet', sent: 'verschickt', failed: 'nicht zustellbar' };

const row = (
  { base, mailFolder }: Office,
  { id, reference, kind, state, attempts, queued_at, fault }: MailRow,
) => html`<tr>
<td>${mailFolder && state === 'sent' ? html`<a href="${base}/buero/mails/${id}">${MAIL_WORDS[kind]}</a>` : MAIL_WORDS[kind]}</td>
<td><a href="${base}/buero/vorgang/${reference}">${reference}</a></td><td>${formatMoment(new Date(queued_at))}</td>
<td><span class="state" data-state="${state === 'failed' ? 'unclear' : state === 'sent' ? 'taken' : 'new'}">${STATES[state]}</span>
${state === 'sent' ? '' : `${attempts} Versuche ${fault}`}</td></tr>`;

type Written = { to: string; subject: string; text: string; files: string[] };

/** mailPages(office) → handlers of the list, and of a single mail of a trial */
export const mailPages = (office: Office) => ({
  list: async (context: Context<Env>) => {
    const mails = await latestMails(office.database, PAGE);
    const body = html`${office.mailFolder ? html`<p class="calm">Zur Probe wird nichts verschickt: Jede E-Mail ist eine Datei in ${office.mailFolder}. Mit SMTP_URL gehen sie hinaus.</p>` : ''}
<table class="cards"><thead><tr><th scope="col">E-Mail</th><th scope="col">Vorgang</th><th scope="col">Seit</th><th scope="col">Stand</th></tr></thead>
<tbody>${mails.map((mail) => row(office, mail))}</tbody></table>`;
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
});
