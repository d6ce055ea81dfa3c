import type { Fault } from 'content/fault';
import type { Content } from 'content/kinds';
import { palette } from 'content/title';
import { escapeUTF8 } from 'entities';
import { type Day, today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { comingUp, thisWeek } from './days';
import { pictureSections } from './pictures';
import { placesOf } from './places';
import type { Section } from './table';
import { textMeasures } from './texts';

/** Results of the content check, including dead links: checked(found, true) → { id: 'pruefung', rows: [['events/3-….yaml', 'date', …]], … } */
export const checked = (found: readonly Fault[], areFaults: boolean): Section => ({
  id: 'pruefung',
  title: areFaults ? 'Fehler: So wird nichts gebaut' : 'Hinweise der Prüfung',
  lead: areFaults
    ? 'Alles andere folgt, sobald sie behoben sind. Auch Links, die ins Leere führen, stehen hier.'
    : 'Gebaut wird trotzdem. Links, die ins Leere führen, gibt es keine.',
  head: ['Datei', 'Feld', 'Gefunden', 'Erwartet'],
  rows: found.map((fault) => [fault.file, fault.field, fault.found, fault.expected]),
});

type Read = { content: Content; all: Content };

/** Sections of the report, including unpublished content: sectionsOf(read, files, '2026-11-23T08:00:00.000Z') → [{ id: 'woche', … }, …] */
export const sectionsOf = ({ content, all }: Read, files: readonly string[], at: string): Section[] => [
  thisWeek(content, today(new Date(at))),
  comingUp(all, at),
  placesOf(all, at),
  textMeasures(all),
  ...pictureSections(all, files),
];

const written = (text: string) => escapeUTF8(text).replaceAll('\n', '<br>');

const STYLE = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 75rem; padding: 1rem min(5vw, 3rem) 4rem; background: ${palette.paper}; color: ${palette.ink}; font: 1rem/1.5 'Atkinson Hyperlegible Next', system-ui, sans-serif; }
h1, h2 { font-family: 'Bricolage Grotesque', system-ui, sans-serif; line-height: 1.1; text-wrap: balance; }
h1 { margin-block: 1rem 0.25rem; font-size: clamp(2rem, 6vw, 3.5rem); border-block-end: 6px double ${palette.coral}; padding-block-end: 0.5rem; }
h2 { margin-block: 0; font-size: 1.75rem; }
a { color: ${palette.violetDeep}; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: 0.5rem; font-weight: 700; }
section { margin-block-start: 2rem; padding: 1.5rem min(4vw, 2rem); border: 1px solid ${palette.edge}; border-radius: 14px; background: ${palette.white}; scroll-margin: 1rem; }
.table { overflow-x: auto; }
.table:focus-visible { outline: 3px solid ${palette.violet}; }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; min-inline-size: 5rem; }
th { border-block-end: 2px solid ${palette.ink}; }
td { border-block-end: 1px solid ${palette.lilac}; }
@media print { body { max-width: none; padding: 0; background: none; font-size: 9pt; } nav { display: none; } section { padding: 0; border: 0; } tr { break-inside: avoid; } thead { display: table-header-group; } .table { overflow: visible; } }
`;

const row = (cells: readonly string[], tag: 'th' | 'td') =>
  `<tr>${cells.map((cell) => (tag === 'th' ? `<th scope="col">${written(cell)}</th>` : `<td>${written(cell)}</td>`)).join('')}</tr>`;

const sectionHtml = ({ id, title, lead, head, rows }: Section) => `<section id="${id}">
<h2 id="${id}-titel">${written(title)} (${rows.length})</h2>
<p>${written(lead)}</p>
${
  rows.length === 0
    ? '<p><strong>Nichts.</strong></p>'
    : `<div class="table" role="group" tabindex="0" aria-labelledby="${id}-titel"><table><thead>${row(head, 'th')}</thead><tbody>\n${rows.map((cells) => row(cells, 'td')).join('\n')}\n</tbody></table></div>`
}
</section>`;

/** A self-contained page that loads nothing: reportPage('DUDA', sections, '2026-11-23') → '<!DOCTYPE html><html lang="de">…' */
export const reportPage = (product: string, sections: readonly Section[], day: Day) => `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Bericht der Redaktion | ${written(product)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Bericht der Redaktion</h1>
<p>${written(product)}, Stand ${formatDay(day)}</p>
<nav aria-label="Inhalt"><ul>${sections.map(({ id, title }) => `<li><a href="#${id}">${written(title)}</a></li>`).join('')}</ul></nav>
</header>
<main>
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`;
