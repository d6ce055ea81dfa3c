/**
 * The data React hydrates a page from, as Next writes it into the HTML: rows of text, pushed by inline scripts.
 * A row is `id:json` up to the line's end, or `id:T` with its length in bytes and a comma before a text of its own.
 */
type Row = { id: string; text: string; isText: boolean };

const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/** Characters that could end the script, written as JSON escapes. */
const inScript = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

function readRows(flight: string): Row[] {
  const bytes = Buffer.from(flight);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    const isText = bytes[colon + 1] === 'T'.charCodeAt(0);
    const start = isText ? bytes.indexOf(',', colon) + 1 : colon + 1;
    const length = Number.parseInt(bytes.toString('utf8', colon + 2, start - 1), 16);
    const end = isText ? start + length : bytes.indexOf('\n', start);
    if (colon < 0 || start <= 0 || end < start || end > bytes.length) {
      throw new Error(`Zeile ${rows.length + 1} der Seitendaten ist anders gebaut als erwartet.`);
    }
    rows.push({ id, text: bytes.toString('utf8', start, end), isText });
    at = isText ? end : end + 1;
  }
  return rows;
}

const writeRows = (rows: Row[]) =>
  rows
    .map(({ id, text, isText }) =>
      isText ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}` : `${id}:${text}\n`,
    )
    .join('');

const isStyle = (value: unknown): value is [string, string, unknown, { children?: unknown }] =>
  Array.isArray(value) &&
  value[0] === '$' &&
  value[1] === 'style' &&
  Object.keys(value[3] ?? {}).some((name) => name.startsWith('data-styled'));

/** The page with its style elements taken out of the data it is hydrated from; one script instead of many. */
export function withoutStyleElements(html: string): string {
  const pushes = [...html.matchAll(PUSH)];
  const [first] = pushes;
  if (!first) throw new Error('Die Seite trägt keine Seitendaten, wie Next sie sonst hineinschreibt.');
  const texts = new Set<string>();
  const strip = (_name: string, value: unknown) => {
    if (!isStyle(value)) return value;
    const { children } = value[3];
    if (typeof children === 'string' && children.startsWith('$')) texts.add(children.slice(1));
    return null;
  };
  const rows = readRows(pushes.map(([, json = '""']) => JSON.parse(json)).join('')).map((row) =>
    !row.isText && /^[[{]/.test(row.text) ? { ...row, text: JSON.stringify(JSON.parse(row.text, strip)) } : row,
  );
  const kept = rows.filter(
    ({ id, isText }) => !(isText && texts.has(id) && !rows.some(({ text }) => text.includes(`"$${id}"`))),
  );
  const push = `<script>self.__next_f.push([1,${inScript(JSON.stringify(writeRows(kept)))}])</script>`;
  return html.replace(PUSH, (_script, ...rest) => (rest.at(-2) === first.index ? push : ''));
}
