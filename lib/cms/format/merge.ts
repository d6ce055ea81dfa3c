import {
  isCollection,
  isMap,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { equalExceptLineEnds, keepEmptyFields } from './compare';
import { block, flow, inline, WIDTH, yamlItem, yamlPair } from './render';

type Edit = { from: number; to: number; text: string };
type Value = Record<string, unknown>;
type Collection = YAMLMap | YAMLSeq;

const keyOf = (one: Pair) => String((one.key as Scalar).value);
const nodeOf = (one: Pair) => (one.value ?? one.key) as Node;
const startOf = (node: unknown) => (node as Node).range?.[0] ?? 0;
const pad = (indent: number) => ' '.repeat(indent);
const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

const applied = (text: string, edits: readonly Edit[], from = 0, to = text.length) => {
  let out = '';
  let at = from;
  for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    out += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return out + text.slice(at, to);
};

class Merger {
  constructor(readonly text: string) {}

  lineStart(at: number) {
    return this.text.lastIndexOf('\n', at - 1) + 1;
  }

  column(node: unknown) {
    return startOf(node) - this.lineStart(startOf(node));
  }

  /** Offset after the last line of a value, its comment included. */
  endOf(node: Node): number {
    const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
    if (last) return this.endOf(isMap(node) ? nodeOf(last as Pair) : (last as Node));
    const end = node.range?.[1] ?? 0;
    if (this.text[end - 1] === '\n') return end;
    const line = this.text.indexOf('\n', end);
    return line < 0 ? this.text.length : line + 1;
  }

  /** Undefined if the value cannot replace the old one without touching its key. */
  edits(node: Node, next: unknown, isFlow = false): Edit[] | undefined {
    const value = keepEmptyFields(node.toJSON(), next);
    if (equalExceptLineEnds(node.toJSON(), value)) return [];
    const [from = 0, to = 0] = node.range ?? [];
    const source = this.text.slice(from, to);
    if (isCollection(node)) {
      if (!isObject(value) || Array.isArray(value) !== isSeq(node)) return undefined;
      if (node.flow) return this.inFlow(node as Collection, value) ?? this.inLine(node as Collection, value);
      if (Object.keys(value).length === 0) return undefined;
      return isMap(node) ? this.inMap(node, value) : this.inSeq(node as YAMLSeq, Object.values(value));
    }
    if (isObject(value)) return undefined;
    if (/^[>|]/.test(source)) return [{ from, to, text: this.asBlock(source, String(value)) }];
    if (!isFlow && /\n/.test(source + value)) return undefined;
    return [{ from, to, text: (isFlow ? flow : inline)(value, (node as Scalar).type as Scalar.Type) }];
  }

  /** Edits inside a flow collection with unchanged keys or length. */
  inFlow(node: Collection, value: Value): Edit[] | undefined {
    const names = isMap(node) ? (node.items as Pair[]).map(keyOf) : [...node.items.keys()].map(String);
    if (names.join() !== Object.keys(value).join()) return undefined;
    return node.items.flatMap((one, at) => {
      const inner = (isMap(node) ? (one as Pair).value : one) as Node;
      const next = value[names[at] as string];
      const [from = 0, to = 0] = inner.range ?? [];
      return this.edits(inner, next, true) ?? [{ from, to, text: flow(next) }];
    });
  }

  /** A flow collection stays on one line if it fits; `[]` becomes a block if its new entries have fields. */
  inLine(node: Collection, value: Value): Edit[] | undefined {
    const [from = 0, to = 0] = node.range ?? [];
    const text = flow(value);
    const isList = node.items.length === 0 && Object.values(value).some(isObject);
    return isList || this.column(node) + text.length > WIDTH ? undefined : [{ from, to, text }];
  }

  asBlock(source: string, value: string): string {
    const [header = '>-', ...lines] = source.split('\n');
    const indent = /^ */.exec(lines.find((line) => line.trim()) ?? '  ')?.[0].length ?? 2;
    return block(value, indent, header.trim()) + (source.endsWith('\n') ? '\n' : '');
  }

  inMap(node: YAMLMap, value: Value): Edit[] {
    const pairs = node.items as Pair[];
    const indent = this.column(pairs[0]?.key);
    const edits = pairs.flatMap((one, at) => {
      if (!(keyOf(one) in value)) return [this.without(pairs, at)];
      const text = `${yamlPair(keyOf(one), value[keyOf(one)], indent)}\n`;
      const whole = { from: startOf(one.key), to: this.endOf(nodeOf(one)), text };
      return (one.value ? this.edits(one.value as Node, value[keyOf(one)]) : undefined) ?? [whole];
    });
    const names = Object.keys(value);
    const added = names.filter((name) => !pairs.some((one) => keyOf(one) === name));
    return [
      ...edits,
      ...added.map((name) => {
        const before = names.slice(0, names.indexOf(name)).reverse();
        const known = before.map((other) => pairs.find((one) => keyOf(one) === other)).find(Boolean);
        const from = known ? this.endOf(nodeOf(known)) : startOf(pairs[0]?.key);
        const text = yamlPair(name, value[name], indent);
        return { from, to: from, text: known ? `${pad(indent)}${text}\n` : `${text}\n${pad(indent)}` };
      }),
    ];
  }

  without(pairs: readonly Pair[], at: number): Edit {
    const one = pairs[at] as Pair;
    const from = startOf(one.key);
    const next = pairs[at + 1];
    const isFirstOfItem = this.text.slice(this.lineStart(from), from).trim() !== '';
    if (isFirstOfItem && next) return { from, to: startOf(next.key), text: '' };
    return { from: this.lineStart(from), to: this.endOf(nodeOf(one)), text: '' };
  }

  inSeq(node: YAMLSeq, value: readonly unknown[]): Edit[] {
    const items = node.items as Node[];
    const from = this.lineStart(startOf(items[0]));
    const indent = /^ */.exec(this.text.slice(from))?.[0].length ?? 0;
    const ends = items.map((one) => this.endOf(one));
    const free = new Set(items.keys());
    const take = (at: number | undefined) => {
      if (at !== undefined) free.delete(at);
      return at;
    };
    const exact = value.map((one) => take([...free].find((at) => this.edits(items[at] as Node, one)?.length === 0)));
    const texts = exact.map((same, index) => {
      const at = same ?? take(free.has(index) ? index : [...free][0]);
      const edits = at === undefined ? undefined : this.edits(items[at] as Node, value[index]);
      return edits && at !== undefined
        ? applied(this.text, edits, at === 0 ? from : ends[at - 1], ends[at])
        : `${pad(indent)}${yamlItem(value[index], indent)}`;
    });
    const whole = texts.map((text) => (text.endsWith('\n') ? text : `${text}\n`)).join('');
    return [{ from, to: ends.at(-1) as number, text: whole }];
  }
}

/** Applies changes to YAML text, keeping comments, order and quotes: mergeYaml('id: 1 # a\n', { id: 2 }) → 'id: 2 # a\n' */
export function mergeYaml(text: string, value: unknown): string {
  const { contents } = parseDocument(text, { stringKeys: true });
  if (!contents || !isCollection(contents)) return text;
  const [from, to] = contents.range as [number, number, number];
  return applied(text, new Merger(text).edits(contents, value) ?? [{ from, to, text: flow(value) }]);
}
