import { now } from 'german/dates/day';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { findingsOf } from '../findings';
import { PAGE_HEADERS, page } from '../http/page';
import { REFERENCE } from '../reference';
import type { Env, Office } from './guard';

type Html = ReturnType<typeof html>;

const PLACES = {
  '': 'Heute',
  'zu-klaeren': 'Zu klären',
  alle: 'Alle',
  mails: 'E-Mails',
  weitergeben: 'Weitergeben',
  zustand: 'Zustand',
} as const;
export type Place = keyof typeof PLACES;

/** Hidden CSRF token of each form: formToken(context) → '<input type="hidden" …>' */
export const formToken = (context: Context<Env>) =>
  html`<input type="hidden" name="formToken" value="${context.get('session').formToken}">`;

const link = (base: string, name: string, label: string, here: string | undefined) =>
  html`<li><a href="${base}/buero/${name}"${name === here ? html` aria-current="page"` : ''}>${label}</a></li>`;

/** Prevents line breaks in a reference. */
const unbroken = (title: string) =>
  title.split(REFERENCE).map((part, index) => (index % 2 ? html`<span class="number">${part}</span>` : part));

const warning = (base: string, findings: ReturnType<typeof findingsOf>) =>
  findings.length === 0
    ? ''
    : html`<div class="warning" role="alert"><ul>${findings.map(([, text]) => html`<li>${text}</li>`)}</ul>
<p><a href="${base}/buero/zustand">Zustand des Empfangs</a></p></div>`;

/** A complete page of the office: frame(context, office, { title, body }) → a Response with its security policy */
export async function frame(
  context: Context<Env>,
  { base, sources, passwordHash, watch }: Office,
  { title, here, body }: { title: string; here?: Place; body: Html | Promise<Html> },
  status: 200 | 404 = 200,
) {
  const leave = html`<form method="post" action="${base}/buero/abmelden">${formToken(context)}<button class="second">Abmelden</button></form>`;
  const findings = findingsOf(await watch.health(), now());
  const content = html`<header><strong>${sources.title.name} · Büro</strong>
<nav aria-label="Büro"><ul>${Object.entries(PLACES).map(([name, label]) => link(base, name, label, here))}</ul></nav>
<form method="post" action="${base}/buero/suche" role="search" class="row">${formToken(context)}
<label>Suchen <input name="q" type="search" maxlength="254"></label><button class="second">Suchen</button></form>
${passwordHash === undefined ? '' : leave}</header>
<main>${warning(base, findings)}<h1>${unbroken(title)}</h1>${body}</main>`;
  return context.html(page(`${title} · Büro`, `${base}/buero/look.css`, content), status, PAGE_HEADERS);
}
