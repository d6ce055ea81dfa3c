import { isId } from './reference';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Of React's data (“Flight”): `id:json` or `id:` with a letter and JSON, up to the line's end, or `id:T`, bytes, a comma and text. */
export type Row =
  | { kind: 'text'; id: string; text: string }
  /** `start` is 'I' before an island's script, 'HL' before a hint, else ''. */
  | { kind: 'json'; id: string; start: string; value: Json }
  /** Opens and closes a stream: the rows with its id in between. */
  | { kind: 'stream'; id: string; is: 'X' | 'C' };

/** `line` counts rows from 1. */
export type RefuseRow = (line: number, what: string) => never;

const JSON_STARTS = '"[{-0123456789tfn';

/** readRows('0:null⏎', refuse) → [{ kind: 'json', id: '0', start: '', value: null }] */
export function readRows(flight: string, refuse: RefuseRow): Row[] {
  const bytes = Buffer.from(flight);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; ) {
    const no = (what: string) => refuse(rows.length + 1, what);
    const colon = bytes.indexOf(':', at);
    if (colon < 0) no('Hier beginnt keine Zeile, wie React sie schreibt.');
    const id = bytes.toString('utf8', at, colon);
    const letter = String.fromCharCode(bytes[colon + 1] ?? 0);
    if (id === '' ? letter !== 'H' : !isId(id)) no(`»${id.slice(0, 20)}« ist keine Nummer einer Zeile.`);
    if (letter === 'T') {
      const start = bytes.indexOf(',', colon) + 1;
      const size = bytes.toString('utf8', colon + 2, Math.max(start - 1, 0));
      const end = start + Number.parseInt(size, 16);
      if (!isId(size) || end > bytes.length) no(`Der Text ${id} ist kürzer, als er angibt.`);
      rows.push({ kind: 'text', id, text: bytes.toString('utf8', start, end) });
      at = end;
    } else {
      const end = bytes.indexOf('\n', colon);
      if (end < 0) no(`Die Zeile ${id} hat kein Ende.`);
      rows.push(readLine(id, bytes.toString('utf8', colon + 1, end), no));
      at = end + 1;
    }
  }
  return rows;
}

function readLine(id: string, line: string, no: (what: string) => never): Row {
  if (line === 'X' || line === 'C') return { kind: 'stream', id, is: line };
  const start = line.startsWith('I') ? 'I' : id === '' ? line.slice(0, 2) : '';
  const json = line.slice(start.length);
  if (json === '' || !JSON_STARTS.includes(json.charAt(0))) no(`Die Zeilenart »${line.charAt(0)}« ist unbekannt.`);
  let value: Json;
  try {
    value = JSON.parse(json);
  } catch {
    return no(`Die Zeile ${id} ist kein JSON.`);
  }
  if (JSON.stringify(value) !== json) no(`Die Zeile ${id} ließe sich nicht wieder so schreiben, wie sie war.`);
  return { kind: 'json', id, start, value };
}

/** writeRows([{ kind: 'json', id: '0', start: '', value: null }]) → '0:null⏎' */
export const writeRows = (rows: readonly Row[]) =>
  rows
    .map((row) => {
      if (row.kind === 'text') return `${row.id}:T${Buffer.byteLength(row.text).toString(16)},${row.text}`;
      return `${row.id}:${row.kind === 'stream' ? row.is : row.start + JSON.stringify(row.value)}\n`;
    })
    .join('');
