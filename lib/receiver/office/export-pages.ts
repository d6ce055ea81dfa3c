import type { Context } from 'hono';
import { html } from 'hono/html';
import { parseDay } from '@/lib/dates/arithmetic';
import { now, today } from '@/lib/dates/day';
import { formatMoment } from '@/lib/dates/moment';
import { csvOf } from '@/lib/receiver/export/csv';
import { type Choice, handOver, latestExports } from '@/lib/receiver/export/hand-over';
import { PAGE_HEADERS } from '@/lib/receiver/http/page';
import { formToken, frame } from './frame';
import type { Env, Office } from './guard';

const LATEST = 20;

const formats = html`<button name="format" value="csv">CSV</button><button name="format" value="json" class="second">JSON</button>`;

function choiceIn(form: Record<string, unknown>): Choice {
  if (typeof form.name === 'string') return { name: form.name };
  const day = typeof form.day === 'string' ? parseDay(form.day) : undefined;
  return day ? { day } : { isNew: true };
}

/** exportPages(office) → handlers of the page and of a file */
export const exportPages = (office: Office) => ({
  show: async (context: Context<Env>) => {
    const exports = await latestExports(office.database, LATEST);
    const action = `${office.base}/buero/weitergeben`;
    const again = exports.map(
      ({ name, count }) => html`<li><form method="post" action="${action}" class="row">${formToken(context)}
<input type="hidden" name="name" value="${name}"><span>${formatMoment(new Date(name))},
${count === 1 ? 'ein Vorgang' : `${count} Vorgänge`}</span>${formats}</form></li>`,
    );
    const body = html`<p>Weitergegeben wird, was „neu“ oder „übernommen“ ist; was noch zu klären ist, bleibt hier. Versiegelte
Kontonummern fehlen in diesen Dateien: Mit ihnen geht es durch „npm run orders -- export office.key“.</p>
<h2>Was neu ist</h2><form method="post" action="${action}" class="row">${formToken(context)}${formats}</form>
<h2>Ein Tag</h2><form method="post" action="${action}" class="row">${formToken(context)}
<label>Tag <input type="date" name="day" required value="${today(now())}"></label>${formats}</form>
<h2>Noch einmal</h2>${again.length > 0 ? html`<ul class="plain">${again}</ul>` : html`<p>Noch wurde nichts weitergegeben.</p>`}`;
    return frame(context, office, { title: 'Weitergeben', here: 'weitergeben', body });
  },
  file: async (context: Context<Env>) => {
    const form = await context.req.parseBody();
    const { database, sources } = office;
    const { name, rows } = await handOver(database, sources, choiceIn(form), { at: now(), who: 'Büro' });
    const isJson = form.format === 'json';
    const file = isJson ? Buffer.from(JSON.stringify(rows, null, 2)) : csvOf(sources.office.export, rows);
    const type = isJson ? 'application/json' : `text/csv; charset=${sources.office.export.encoding}`;
    return context.body(new Uint8Array(file), 200, {
      ...PAGE_HEADERS,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="bestellungen-${name.replace(/[^\w-]/g, '-')}.${isJson ? 'json' : 'csv'}"`,
    });
  },
});
