import {
  isCollection,
  isMap,
  isScalar,
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

const keyOf = (one: Pair) => String((one.key as Scalar).value);
const startOf = (node: unknown) => (node as Node).range?.[0] ?? 0;
const plain = (node: Node | null) => node?.toJSON() as unknown;

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

  column(at: number) {
    return at - this.lineStart(at);
  }

  /** Offset after the last line of a value, its comment included. */
  endOf(node: Node): number {
    if (isCollection(node) && !node.flow) {
      const last = node.items.at(-1);
      const inner = (isMap(node) ? ((last as Pair).value ?? (last as Pair).key) : last) as Node | undefined;
      if (inner) return this.endOf(inner);
    }
    const end = node.range?.[1] ?? 0;
    if (this.text[end - 1] === '\n') return end;
    const line = this.text.indexOf('\n', end);
    return line < 0 ? this.text.length : line + 1;
  }

  edits(node: Node, next: unknown, isFlow = false): Edit[] {
    const value = keepEmptyFields(plain(node), next);
    if (equalExceptLineEnds(plain(node), value)) return [];
    if (isMap(node) && !node.flow && value && typeof value === 'object' && !Array.isArray(value))
      return this.inMap(node, value as Value);
    if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0) return this.inSeq(node, value);
    const [from = 0, to = 0] = node.range ?? [];
    const inner = isCollection(node) ? this.inFlow(node, value) : undefined;
    if (inner) return inner;
    if (isScalar(node) && typeof value === 'string' && /^[>|]/.test(this.text.slice(from, to)))
      return [this.asBlock(from, to, value)];
    if (isScalar(node) && (typeof value !== 'object' || value === null)) {
      const text = (isFlow ? flow : inline)(value, node.type as Scalar.Type);
      return [{ from, to, text }];
    }
    return [{ from, to, text: flow(value) }];
  }

  /** Edits inside a flow collection with unchanged keys or length; undefined if it must be rewritten. */
  inFlow(node: YAMLMap | YAMLSeq, value: unknown): Edit[] | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value) !== isSeq(node)) return undefined;
    const names = isMap(node) ? (node.items as Pair[]).map(keyOf) : [...node.items.keys()].map(String);
    if (names.join() !== Object.keys(value).join()) return undefined;
    return node.items.flatMap((one, at) => {
      const inner = (isMap(node) ? (one as Pair).value : one) as Node;
      return this.edits(inner, (value as Value)[names[at] as string], true);
    });
  }

  asBlock(from: number, to: number, value: string): Edit {
    const [header = '>-', ...lines] = this.text.slice(from, to).split('\n');
    const indent = /^ */.exec(lines.find((line) => line.trim()) ?? '  ')?.[0].length ?? 2;
    const ends = this.text[to - 1] === '\n' ? '\n' : '';
    return { from, to, text: block(value, indent, header.trim()) + ends };
  }

  inMap(node: YAMLMap, value: Value): Edit[] {
    const pairs = node.items as Pair[];
    const indent = this.column(startOf(pairs[0]?.key));
    const edits = pairs.flatMap((one, at) => {
      const inner = one.value as Node | null;
      if (!(keyOf(one) in value)) return [this.without(pairs, at)];
      const next = value[keyOf(one)];
      if (inner && this.fits(inner, next)) return this.edits(inner, next);
      const to = this.endOf((inner ?? one.key) as Node);
      return [{ from: startOf(one.key), to, text: `${yamlPair(keyOf(one), next, indent)}\n` }];
    });
    const names = Object.keys(value);
    const added = names.filter((name) => !pairs.some((one) => keyOf(one) === name));
    return [...edits, ...added.map((name) => this.added(pairs, names, name, value[name], indent))];
  }

  /** Whether a value can replace the old one without touching its key. */
  fits(node: Node, next: unknown) {
    if (equalExceptLineEnds(plain(node), next)) return true;
    if (isCollection(node)) {
      const isList = Array.isArray(next);
      return (
        typeof next === 'object' &&
        next !== null &&
        isList === isSeq(node) &&
        (node.flow ? this.staysInLine(node, next) : Object.keys(next).length > 0)
      );
    }
    const isBlock = /^[>|]/.test(this.text.slice(startOf(node)));
    const isWrapped = !isBlock && this.text.slice(startOf(node), node.range?.[1]).includes('\n');
    return (typeof next !== 'object' || next === null) && !isWrapped && (isBlock || !String(next).includes('\n'));
  }

  /** A flow collection stays on one line if it fits; `[]` becomes a block if its new entries have fields. */
  staysInLine(node: YAMLMap | YAMLSeq, next: object) {
    if (this.inFlow(node, next)) return true;
    if (Object.values(next).some((one) => typeof one === 'object') && node.items.length === 0) return false;
    return this.column(startOf(node)) + flow(next).length <= WIDTH;
  }

  without(pairs: readonly Pair[], at: number): Edit {
    const one = pairs[at] as Pair;
    const from = startOf(one.key);
    const next = pairs[at + 1];
    const isFirstOfItem = this.text.slice(this.lineStart(from), from).trim() !== '';
    if (isFirstOfItem && next) return { from, to: startOf(next.key), text: '' };
    return { from: this.lineStart(from), to: this.endOf((one.value ?? one.key) as Node), text: '' };
  }

  added(pairs: readonly Pair[], names: readonly string[], name: string, value: unknown, indent: number): Edit {
    const before = names.slice(0, names.indexOf(name)).reverse();
    const known = before.map((other) => pairs.find((one) => keyOf(one) === other)).find(Boolean);
    const text = yamlPair(name, value, indent);
    if (!known) {
      const from = startOf(pairs[0]?.key);
      return { from, to: from, text: `${text}\n${' '.repeat(indent)}` };
    }
    const from = this.endOf((known.value ?? known.key) as Node);
    return { from, to: from, text: `${' '.repeat(indent)}${text}\n` };
  }

  inSeq(node: YAMLSeq, value: readonly unknown[]): Edit[] {
    const items = node.items as Node[];
    const from = this.lineStart(startOf(items[0]));
    const ends = items.map((one) => this.endOf(one));
    const free = new Set(items.keys());
    const take = (at: number | undefined) => {
      if (at !== undefined) free.delete(at);
      return at;
    };
    const exact = value.map((one) =>
      take(
        [...free].find((at) =>
          equalExceptLineEnds(plain(items[at] as Node), keepEmptyFields(plain(items[at] as Node), one)),
        ),
      ),
    );
    const matched = exact.map((at, index) => at ?? (free.has(index) ? take(index) : take([...free][0])));
    const indent = /^ */.exec(this.text.slice(from))?.[0].length ?? 0;
    const texts = matched.map((at, index) => {
      const old = at === undefined ? undefined : (items[at] as Node);
      if (at === undefined || !old || !this.fits(old, value[index]))
        return `${' '.repeat(indent)}${yamlItem(value[index], indent)}\n`;
      return applied(this.text, this.edits(old, value[index]), at === 0 ? from : ends[at - 1], ends[at]);
    });
    const whole = texts.map((text) => (text.endsWith('\n') ? text : `${text}\n`)).join('');
    return [{ from, to: ends.at(-1) as number, text: whole }];
  }
}

/** Applies changes to YAML text, keeping comments, order and quotes: mergeYaml('id: 1 # a\n', { id: 2 }) → 'id: 2 # a\n' */
export function mergeYaml(text: string, value: unknown): string {
  const { contents } = parseDocument(text, { stringKeys: true });
  if (!contents || !isCollection(contents)) return text;
  const merger = new Merger(text);
  return applied(text, merger.edits(contents, value));
}
