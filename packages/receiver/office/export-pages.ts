import { parseDay } from 'german/dates/arithmetic';
import { now, today } from 'german/dates/day';
import { formatMoment } from 'german/dates/moment';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Sources } from '../compare';
import { type Choice, waiting } from '../export/choose';
import { csvOf } from '../export/csv';
import { type Delivery, handOver, latestExports } from '../export/hand-over';
import { SHEET_TYPE, sheetOf } from '../export/sheet';
import type { ExportValues } from '../export/values';
import { PAGE_HEADERS } from '../http/page';
import { readExportNumber } from '../reference';
import { formToken, frame } from './frame';
import type { Env, Office } from './guard';

const LATEST = 20;
const MOST_NAMED = 20;

type Format = { type: string; make: (sources: Sources, rows: readonly ExportValues[]) => string | Buffer };

/** The spreadsheet comes first: a CSV that is opened in Excel loses leading zeros. */
const FORMATS: Record<string, Format & { label: string }> = {
  xlsx: { label: 'Tabelle', type: SHEET_TYPE, make: ({ office }, rows) => sheetOf(office.export, rows) },
  csv: { label: 'CSV', type: 'text/csv', make: ({ office }, rows) => csvOf(office.export, rows) },
  json: { label: 'JSON', type: 'application/json', make: (_, rows) => JSON.stringify(rows, null, 2) },
};

const formats = Object.entries(FORMATS).map(
  ([name, { label }], index) =>
    html`<button name="format" value="${name}"${index > 0 ? html` class="second"` : ''}>${label}</button>`,
);

const WITHOUT = html`<p><label class="check"><input type="checkbox" name="withoutIban" value="yes"> Auch Vorgänge mit versiegelter Kontonummer; sie fehlt dann in der Datei</label></p>`;

/** Undefined if what was sent is no day and no number. */
function choiceIn({ day, number }: Record<string, unknown>): Choice | undefined {
  if (number !== undefined) {
    const read = readExportNumber(String(number));
    return read === undefined ? undefined : { number: read };
  }
  if (day === undefined) return { isNew: true };
  const read = parseDay(String(day));
  return read && { day: read };
}

const cases = (count: number) => (count === 1 ? 'ein Vorgang' : `${count} Vorgänge`);

/** exportPages(office) → handlers of the page and of a file */
export const exportPages = (office: Office) => {
  const action = `${office.base}/buero/weitergeben`;
  const none = (context: Context<Env>, sentence: string) =>
    frame(context, office, {
      title: 'Weitergeben',
      here: 'weitergeben',
      body: html`<p class="calm">${sentence}</p><p><a href="${action}">Zurück</a></p>`,
    });
  return {
    show: async (context: Context<Env>) => {
      const [exports, { all, sealed }] = await Promise.all([
        latestExports(office.database, LATEST),
        waiting(office.database),
      ]);
      const again = exports.map(
        ({
          number,
          at,
          who,
          count,
        }) => html`<li><form method="post" action="${action}" class="row">${formToken(context)}
<input type="hidden" name="number" value="${number}"><span>Ausgabe ${number}: ${cases(count)}, ${formatMoment(new Date(at))}${who && `, ${who}`}</span>${formats}</form></li>`,
      );
      const left = sealed.slice(0, MOST_NAMED).join(', ');
      const more = sealed.length > MOST_NAMED ? ` und ${sealed.length - MOST_NAMED} weitere` : '';
      const body = html`<p>Weitergegeben wird, was „neu“ oder „übernommen“ ist; was noch zu klären ist, bleibt hier. Die Tabelle öffnen Sie in
Excel oder LibreOffice; CSV und JSON liest das System des Verlags. Versiegelte Kontonummern öffnet nur der Befehl „npm run orders -- export
office.key“; ohne ihn bleiben solche Vorgänge liegen, wenn Sie nichts anderes ankreuzen.</p>
<h2>Was neu ist: ${all === 0 ? 'nichts' : cases(all)}</h2>${left && html`<p>Davon mit versiegelter Kontonummer: ${left}${more}</p>`}
<form method="post" action="${action}">${formToken(context)}${WITHOUT}<p class="row">${formats}</p></form>
<h2>Ein Tag</h2><form method="post" action="${action}">${formToken(context)}${WITHOUT}<p class="row">
<label>Tag <input type="date" name="day" required value="${today(now())}"></label>${formats}</p></form>
<h2>Noch einmal</h2>${again.length > 0 ? html`<ul class="plain">${again}</ul>` : html`<p>Noch wurde nichts weitergegeben.</p>`}`;
      return frame(context, office, { title: 'Weitergeben', here: 'weitergeben', body });
    },
    file: async (context: Context<Env>) => {
      const form = await context.req.parseBody();
      const { database, builds, sources } = office;
      const format = FORMATS[String(form.format)];
      const choice = choiceIn(form);
      if (!choice || !format) return none(context, 'Das ist kein Tag und keine Ausgabe; es ist nichts weitergegeben.');
      let file: string | Buffer = '';
      const prepare = (_: number, rows: readonly ExportValues[]): Delivery => {
        file = format.make(sources, rows);
        return { place: () => undefined, drop: () => undefined };
      };
      const withoutIban = form.withoutIban === 'yes' || 'number' in choice;
      const { number, closed } = await handOver(database, builds, choice, {
        ...{ at: now(), who: 'Büro', keys: [], withoutIban, prepare },
      });
      if (number === 0)
        return none(
          context,
          closed.length > 0
            ? `Mit versiegelter Kontonummer oder beschädigt, deshalb nicht weitergegeben: ${closed.join(', ')}`
            : 'Da ist nichts weiterzugeben.',
        );
      return context.body(new Uint8Array(Buffer.from(file)), 200, {
        ...PAGE_HEADERS,
        'Content-Type':
          format.type === 'text/csv' ? `text/csv; charset=${sources.office.export.encoding}` : format.type,
        'Content-Disposition': `attachment; filename="ausgabe-${number}.${form.format}"`,
      });
    },
  };
};
