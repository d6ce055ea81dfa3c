import { now } from 'german/dates/day';
import { formatMoment } from 'german/dates/moment';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { trustClock } from '../clock';
import { dueForErasure, retentionRules } from '../retention';
import { serviceRow } from '../store/service';
import { formToken, frame } from './frame';
import { KIND_WORDS } from './german';
import type { Env, Office } from './guard';

const MOST_LISTED = 100;

const counted = (count: number) => (count === 1 ? 'ein Vorgang' : `${count} Vorgänge`);

/** statePages(office) → handlers of the page on the receiver's state, and of the press that says the clock is right */
export const statePages = (office: Office) => ({
  show: async (context: Context<Env>) => {
    const { database, sources, watch } = office;
    const [{ clock, backup }, erased, due] = await Promise.all([
      watch.health(),
      serviceRow(database, 'erased'),
      dueForErasure(database, retentionRules(sources), now(), MOST_LISTED),
    ]);
    const trust = html`<form method="post">${formToken(context)}<p>Stimmt die Uhr (${formatMoment(now())}), wird wieder gelöscht, was unten steht.</p>
<button>Die Uhr geht richtig</button></form>`;
    const body = html`<p>Was zu tun ist, steht oben auf jeder Seite des Büros. Steht dort nichts, ist alles in Ordnung.</p>
<h2>Löschen</h2>${clock ? trust : ''}
<p>${erased ? `Zuletzt: ${counted(Number(erased.text))}, ${formatMoment(new Date(erased.at))}.` : 'Noch wurde nichts gelöscht.'}
Jetzt fällig: ${due.length === 0 ? 'nichts' : counted(due.length)}.</p>
<ul>${due.map(({ reference, kind, received_on }) => html`<li>${reference}, ${KIND_WORDS[kind as keyof typeof KIND_WORDS] ?? kind}, eingegangen ${received_on}</li>`)}</ul>
<h2>Sicherung</h2><p>${backup ? `Zuletzt ${formatMoment(new Date(backup.at))}.` : 'Von einer Sicherung weiß der Empfang nichts.'}</p>`;
    return frame(context, office, { title: 'Zustand des Empfangs', here: 'zustand', body });
  },
  trust: async (context: Context<Env>) => {
    await trustClock(office.database, now());
    return context.redirect(`${office.base}/buero/zustand`, 303);
  },
});
