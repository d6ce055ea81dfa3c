import { cleanText } from 'german/clean-text';
import { now, today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { formatMoment } from 'german/dates/moment';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { type CaseRow, listCases, type Wish } from '../store/lookup';
import { formToken, frame, type Place } from './frame';
import { KIND_WORDS, STATE_WORDS } from './german';
import type { Env, Office } from './guard';

type Html = ReturnType<typeof html>;

const PAGE = 50;
/** A whole mail address may be looked for. */
const LONGEST = 254;

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

const cursorOf = ({ received_at, key }: CaseRow) => `${received_at}_${key}`;

/** Parses the pagination cursor: beforeIn('2026-11-25T08:00:00.000Z_schluessel') → { receivedAt: '2026-11-25T08:…', key: 'schluessel' } */
function beforeIn(cursor: unknown): Wish['before'] {
  const [, receivedAt = '', key = ''] = typeof cursor === 'string' ? (/^([^_]+)_(.+)$/.exec(cursor) ?? []) : [];
  return receivedAt && key ? { receivedAt, key } : undefined;
}

type Shown = { title: string; here?: Place; none: string; cursor: unknown; older: (cursor: string) => Html };

async function show(context: Context<Env>, office: Office, wish: Wish, { title, here, none, cursor, older }: Shown) {
  const found = await listCases(office.database, { ...wish, before: beforeIn(cursor) }, PAGE + 1);
  const cases = found.slice(0, PAGE);
  const last = cases.at(-1);
  const body =
    cases.length > 0
      ? html`${table(office, cases)}${found.length > PAGE && last ? older(cursorOf(last)) : ''}`
      : html`<p class="calm">${none}</p>`;
  return frame(context, office, { title, ...(here !== undefined && { here }), body });
}

const list = (context: Context<Env>, office: Office, wish: Wish, shown: Pick<Shown, 'title' | 'here' | 'none'>) =>
  show(context, office, wish, {
    ...shown,
    cursor: context.req.query('vor'),
    older: (cursor) => html`<p><a href="?vor=${encodeURIComponent(cursor)}">Ältere zeigen</a></p>`,
  });

/** listPages(office) → handlers for today's cases, those to be cleared up, all, and the search */
export const listPages = (office: Office) => ({
  today: (context: Context<Env>) => {
    const day = today(now());
    return list(
      context,
      office,
      { day },
      { title: `Heute, ${formatDay(day)}`, here: '', none: 'Heute ist noch nichts eingegangen.' },
    );
  },
  unclear: (context: Context<Env>) =>
    list(
      context,
      office,
      { state: 'unclear' },
      { title: 'Zu klären', here: 'zu-klaeren', none: 'Es ist nichts zu klären.' },
    ),
  all: (context: Context<Env>) =>
    list(context, office, {}, { title: 'Alle Vorgänge', here: 'alle', none: 'Noch ist nichts eingegangen.' }),
  /** A POST, also for further pages, so that the search terms appear in no address or log. */
  search: async (context: Context<Env>) => {
    const { q, vor } = await context.req.parseBody();
    const words = typeof q === 'string' ? cleanText(q).slice(0, LONGEST) : '';
    if (!words) return context.redirect(`${office.base}/buero/alle`, 303);
    return show(
      context,
      office,
      { words },
      {
        title: `Gesucht: ${words}`,
        none: 'Nichts gefunden. Gesucht wird nach Namen, Orten, Adressen und Vorgangsnummern.',
        cursor: vor,
        older: (cursor) => html`<form method="post" action="${office.base}/buero/suche">${formToken(context)}
<input type="hidden" name="q" value="${words}"><input type="hidden" name="vor" value="${cursor}">
<p><button class="second">Ältere zeigen</button></p></form>`,
      },
    );
  },
});
