import { Document, isSeq, Scalar, stringify } from 'yaml';

/** Maximum line length, except for a long word or address: WIDTH → 110 */
export const WIDTH = 110;
const pad = (indent: number) => ' '.repeat(indent);

type Style = Scalar.Type | null | undefined;

const isSimple = (value: unknown) => typeof value !== 'object' || value === null;
const QUOTES = { singleQuote: true, lineWidth: 0 } as const;

/** YAML scalar: inline('a: b') → "'a: b'", inline(4) → '4'; `style` is the previous quote style, kept if possible */
export function inline(value: unknown, style?: Style): string {
  const scalar = new Scalar(value);
  if (style === 'QUOTE_SINGLE' || style === 'QUOTE_DOUBLE') scalar.type = style;
  return stringify(scalar, QUOTES).trimEnd();
}

/** YAML on one line: flow({ one: 'Lesung' }) → '{ one: Lesung }', flow([75, 4]) → '[75, 4]' */
export function flow(value: unknown, style?: Style): string {
  if (Array.isArray(value)) return `[${value.map((one) => flow(one)).join(', ')}]`;
  if (!isSimple(value)) {
    const pairs = Object.entries(value as object).map(([key, one]) => `${key}: ${flow(one)}`);
    return `{ ${pairs.join(', ')} }`;
  }
  const scalar = new Scalar(value);
  if (style === 'QUOTE_SINGLE' || style === 'QUOTE_DOUBLE') scalar.type = style;
  const list = new Document([scalar]);
  if (isSeq(list.contents)) list.contents.flow = true;
  return list
    .toString({ ...QUOTES, flowCollectionPadding: false })
    .trimEnd()
    .slice(1, -1);
}

/** Breaks lines only at single spaces, which a folded text restores: foldLines('Eine Eule fliegt.', 100) → ['Eine Eule', 'fliegt.'] */
function foldLines(text: string, indent: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const last = lines.at(-1);
    if (last !== undefined && indent + last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const canFold = (text: string) => !/^\s|\n[ \t]|\s$/.test(text);

/** Block scalar: block('Eins.\nZwei.', 4) → '|-\n    Eins.\n    Zwei.' */
export function block(text: string, indent: number, header?: string): string {
  const asFolded = header ? header.startsWith('>') : !text.includes('\n');
  const written = text.trimEnd();
  const lines =
    asFolded && canFold(written)
      ? written.split('\n').flatMap((line, at) => [...(at > 0 ? [''] : []), ...foldLines(line, indent)])
      : written.split('\n');
  const sign = asFolded && canFold(written) ? '>' : '|';
  const head = header?.startsWith(sign) ? header : `${sign}-`;
  return [head, ...lines.map((line) => (line ? pad(indent) + line : ''))].join('\n');
}

const isLong = (text: string, before: number) => text.includes('\n') || before + text.length > WIDTH;

function valueAfter(value: unknown, indent: number, before: number): string {
  if (typeof value === 'string')
    return ` ${isLong(value, before) && /\s/.test(value.trim()) ? block(value, indent + 2) : inline(value)}`;
  if (isSimple(value)) return ` ${inline(value)}`;
  if (Array.isArray(value)) {
    if (value.length === 0 || value.every((one) => typeof one === 'number')) return ` ${flow(value)}`;
    return `\n${value.map((one) => `${pad(indent + 2)}${yamlItem(one, indent + 2)}`).join('\n')}`;
  }
  return `\n${pad(indent + 2)}${pairs(value as object, indent + 2)}`;
}

/** Map entry, with further lines indented: yamlPair('title', 'Zoo', 2) → 'title: Zoo' */
export const yamlPair = (key: string, value: unknown, indent: number) =>
  `${key}:${valueAfter(value, indent, indent + key.length + 2)}`;

const pairs = (value: object, indent: number) =>
  Object.entries(value)
    .map(([key, one]) => yamlPair(key, one, indent))
    .join(`\n${pad(indent)}`);

/** List entry: yamlItem({ type: 'heading', text: 'So' }, 2) → '- type: heading\n    text: So' */
export function yamlItem(value: unknown, indent: number): string {
  if (Array.isArray(value)) return `- ${flow(value)}`;
  if (isSimple(value)) return `-${valueAfter(value, indent, indent + 2)}`;
  return `- ${pairs(value as object, indent + 2)}`;
}

/** Whole file: yamlFile({ id: 1 }) → 'id: 1' */
export const yamlFile = (value: unknown) =>
  Array.isArray(value) ? value.map((one) => yamlItem(one, 0)).join('\n') : pairs(value as object, 0);
