import { partOf, ROOT, type Rows } from './check';
import { readReference } from './reference';
import type { Json, Row } from './rows';

/** Held ready by Next for another case than the page as it is. */
const OTHER_CASES = ['notFound', 'loading'];

/** styled-components marks its style elements so; nothing else makes any. */
export const STYLED = ['data-styled', 'data-styled-global'];

type StyleElement = ['$', 'style', Json, { [name: string]: Json }];

const isStyle = (value: Json): value is StyleElement =>
  Array.isArray(value) && value[0] === '$' && value[1] === 'style';

const follow = (rows: Rows, text: string) => {
  const reference = readReference(text);
  return reference && reference !== 'unknown' ? partOf(rows, reference) : undefined;
};

/** It may be a row of its own; undefined when styled-components would write it otherwise. */
function cssOf([, , , { children, ...attributes }]: StyleElement, rows: Rows): string | undefined {
  const [mark = '', ...others] = Object.keys(attributes);
  if (!STYLED.includes(mark) || others.length > 0 || typeof children !== 'string') return undefined;
  const css = children.startsWith('$') ? follow(rows, children) : children;
  return typeof css === 'string' ? css : undefined;
}

/** Each as often as React shows it, from the page's beginning along what refers to other rows: → ['.a{color:red}', '.b{…}'] */
export function shownStyles(rows: Rows, refuse: (what: string) => never): string[] {
  const shown: string[] = [];
  function go(value: Json | undefined) {
    const part = typeof value === 'string' ? follow(rows, value) : value;
    if (typeof part !== 'object' || part === null) return;
    if (isStyle(part)) {
      const css = cssOf(part, rows);
      shown.push(css ?? refuse(`Ein Stilelement ist anders gebaut: ${JSON.stringify(part).slice(0, 80)}`));
      return;
    }
    for (const [name, further] of Object.entries(part)) if (!OTHER_CASES.includes(name)) go(further);
  }
  go(rows.get(ROOT));
  return shown;
}

/** Nor the texts that were theirs alone: of ['$', 'style', null, { children: '$1' }] and the row 1 → null and no row 1 */
export function withoutStyles(rows: readonly Row[]): Row[] {
  const theirs = new Set<string>();
  const others = new Set<string>();
  function strip(value: Json): Json {
    if (typeof value === 'string') others.add(value);
    if (typeof value !== 'object' || value === null) return value;
    if (isStyle(value)) {
      theirs.add(String(value[3].children));
      return null;
    }
    if (Array.isArray(value)) return value.map(strip);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, strip(part)]));
  }
  const stripped = rows.map((row) => (row.kind === 'json' ? { ...row, value: strip(row.value) } : row));
  return stripped.filter(({ kind, id }) => kind !== 'text' || !theirs.has(`$${id}`) || others.has(`$${id}`));
}
