import type { Context } from 'hono';
import { html } from 'hono/html';
import { now, today } from '@/lib/dates/day';
import { formatDay } from '@/lib/dates/german';
import { formatMoment } from '@/lib/dates/moment';
import { type CaseRow, listCases, type Wish } from '@/lib/receiver/store/lookup';
import { frame, type Place } from './frame';
import { KIND_WORDS, STATE_WORDS } from './german';
import type { Env, Office } from './guard';

const PAGE = 50;

/** With the plan's title: 'Bestellung, Jahresabo' */
const what = ({ sources }: Office, { kind, plan }: CaseRow) =>
  [KIND_WORDS[kind], sources.plans.find(({ id }) => id === plan)?.title ?? plan].filter(Boolean).join(', ');

const row = (office: Office, found: CaseRow) => {
  const { reference, state, name, received_at } = found;
  return html`<tr>
<td><a href="${office.base}/buero/vorgang/${reference}" class="number">${reference}</a></td><td>${what(office, found)}</td>
<td>${name}</td><td>${formatMoment(new Date(received_at))}</td><td><span class="state" data-state="${state}">${STATE_WORDS[state]}</span></td></tr>`;
};

const table = (office: Office, cases: readonly CaseRow[]) => html`<table class="cards"><thead><tr>
<th scope="col">Vorgang</th><th scope="col">Art</th><th scope="col">Name</th><th scope="col">Eingang</th><th scope="col">Stand</th></tr></thead>
<tbody>${cases.map((found) => row(office, found))}</tbody></table>`;

/** Parses the pagination cursor: '2026-11-25T08:00:00.000Z_schluessel' */
function beforeIn(context: Context<Env>): Wish['before'] {
  const [receivedAt = '', key = ''] = (context.req.query('vor') ?? '').split('_', 2);
  return receivedAt && key ? { receivedAt, key } : undefined;
}

type Shown = { title: string; here?: Place; none: string };

async function show(context: Context<Env>, office: Office, wish: Wish, { title, here, none }: Shown) {
  const found = await listCases(office.database, { ...wish, before: beforeIn(context) }, PAGE + 1);
  const cases = found.slice(0, PAGE);
  const last = cases.at(-1);
  const older =
    found.length > PAGE && last && here !== undefined
      ? html`<p><a href="?vor=${encodeURIComponent(`${last.received_at}_${last.key}`)}">Ältere zeigen</a></p>`
      : '';
  const body = cases.length > 0 ? html`${table(office, cases)}${older}` : html`<p class="calm">${none}</p>`;
  return frame(context, office, { title, ...(here !== undefined && { here }), body });
}

/** listPages(office) → handlers for today's cases, those to be cleared up, all, and the search */
export const listPages = (office: Office) => ({
  today: (context: Context<Env>) => {
    const day = today(now());
    return show(
      context,
      office,
      { day },
      { title: `Heute, ${formatDay(day)}`, here: '', none: 'Heute ist noch nichts eingegangen.' },
    );
  },
  unclear: (context: Context<Env>) =>
    show(
      context,
      office,
      { state: 'unclear' },
      { title: 'Zu klären', here: 'zu-klaeren', none: 'Es ist nichts zu klären.' },
    ),
  all: (context: Context<Env>) =>
    show(context, office, {}, { title: 'Alle Vorgänge', here: 'alle', none: 'Noch ist nichts eingegangen.' }),
  /** A POST, so that the search terms appear in no address or log. */
  search: async (context: Context<Env>) => {
    const { q } = await context.req.parseBody();
    const words = typeof q === 'string' ? q.trim().slice(0, 100) : '';
    if (!words) return context.redirect(`${office.base}/buero/alle`, 303);
    return show(
      context,
      office,
      { words },
      {
        title: `Gesucht: ${words}`,
        none: 'Nichts gefunden. Gesucht wird nach Namen, Orten, Adressen und Vorgangsnummern.',
      },
    );
  },
});
