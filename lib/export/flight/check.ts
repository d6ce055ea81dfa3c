import { type Reference, readReference } from './reference';
import type { Json, RefuseRow, Row } from './rows';

/** By id; each stands once, and whatever is referred to is there. */
export type Rows = ReadonlyMap<string, Json>;

/** What React begins with. */
export const ROOT = '0';

function* stringsIn(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* stringsIn(part);
}

/** Rows lost with a script are missed here, at the latest by what refers to them; their order is React's own business.
 * checkRows([{ kind: 'json', id: '0', start: '', value: null }], refuse) → Map { '0' → null } */
export function checkRows(rows: readonly Row[], refuse: RefuseRow): Rows {
  const byId = new Map<string, Json>();
  const open = new Set<string>();
  rows.forEach((row, index) => {
    const no = (what: string) => refuse(index + 1, what);
    if (row.id === '' || (row.kind !== 'stream' && open.has(row.id))) return;
    if (row.kind === 'stream' && row.is === 'C') {
      if (!open.delete(row.id)) no(`Der Strom ${row.id} endet, ohne begonnen zu haben.`);
      return;
    }
    if (byId.has(row.id)) no(`Die Nummer ${row.id} ist doppelt vergeben.`);
    if (row.kind === 'stream') open.add(row.id);
    byId.set(row.id, row.kind === 'json' ? row.value : row.kind === 'text' ? row.text : null);
  });
  for (const id of open) refuse(rows.length, `Der Strom ${id} endet nicht.`);
  if (!byId.has(ROOT)) refuse(rows.length, `Die Zeile ${ROOT}, mit der React beginnt, fehlt.`);

  rows.forEach((row, index) => {
    if (row.kind !== 'json') return;
    for (const text of stringsIn(row.value)) {
      const reference = readReference(text);
      if (reference === 'unknown')
        refuse(index + 1, `»${text.slice(0, 40)}« verweist auf eine Weise, die unbekannt ist.`);
      else if (reference && partOf(byId, reference) === undefined) {
        refuse(index + 1, `»${text.slice(0, 40)}« verweist auf eine Stelle, die es nicht gibt.`);
      }
    }
  });
  return byId;
}

/** Names of an element's parts in a path, and where they stand in its row. */
const PARTS: Record<string, string> = { type: '1', key: '2', props: '3' };

/** Through further references: partOf(rows, { id: '0', path: ['props', 'children'] }) → 'Zoo', undefined where it leads nowhere */
export function partOf(rows: Rows, { id, path }: Reference): Json | undefined {
  let value = rows.get(id);
  for (const name of path) {
    if (typeof value === 'string') {
      const further = readReference(value);
      if (further && further !== 'unknown') value = partOf(rows, further);
    }
    if (typeof value !== 'object' || value === null) return undefined;
    const isElement = Array.isArray(value) && value[0] === '$';
    value = (value as Record<string, Json>)[isElement ? (PARTS[name] ?? name) : name];
  }
  return value;
}
