import type { Office } from 'content/kinds';
import { escapeUTF8 } from 'entities';
import type { ExportValues } from './values';
import { zipOf } from './zip';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const SHEET_TYPE = `${PARTS}.sheet`;

const relation = (number: number, kind: string, target: string) =>
  `<Relationship Id="rId${number}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
const part = (path: string, kind: string) => `<Override PartName="${path}" ContentType="${PARTS}.${kind}+xml"/>`;

/** Format 49 is text: a cell stays text when somebody edits it. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;
const [TEXT, BOLD] = [1, 2];

const FIXED = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/styles.xml', 'styles')}</Types>`,
  '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Vorgänge" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    relation(1, 'worksheet', 'worksheets/sheet1.xml'),
    relation(2, 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': STYLES,
};

/** Excel reads `_x0041_` as a letter, and XML has no control characters. */
const xml = (text: string) =>
  escapeUTF8(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'),
  );

/** nameOf(0) → 'A', nameOf(26) → 'AA' */
const nameOf = (column: number): string =>
  (column < 26 ? '' : nameOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const row = (texts: readonly string[], index: number, style: number) =>
  `<row r="${index + 1}">${texts
    .map(
      (text, column) =>
        `<c r="${nameOf(column)}${index + 1}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`,
    )
    .join('')}</row>`;

/** For people, in Excel and LibreOffice: a table in which every cell is text, so that nothing is computed and no leading zero is lost.
 * sheetOf(office.export, rows) → bytes of an .xlsx file */
export function sheetOf({ columns }: Office['export'], rows: readonly ExportValues[]): Buffer {
  const lines = rows.map((values) => columns.map(({ field }) => values[field] ?? ''));
  const head = columns.map(({ name }) => name);
  return zipOf({
    ...FIXED,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns.length}" width="18" style="${TEXT}" customWidth="1"/></cols><sheetData>${row(head, 0, BOLD)}${lines.map((texts, index) => row(texts, index + 1, TEXT)).join('')}</sheetData></worksheet>`,
  });
}
