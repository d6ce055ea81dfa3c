/** In the exported HTML, both from 1. */
export type Place = { line: number; column: number };

export type Element = {
  kind: 'element';
  name: string;
  /** Part of an SVG, which allows self-closing tags and case-sensitive names. */
  isForeign: boolean;
  attributes: Readonly<Record<string, string>>;
  children: readonly Node[];
  place: Place;
};
type Text = { kind: 'text' | 'comment' | 'doctype'; value: string };
export type Node = Element | Text;

/** Immutable: each pass returns a new one. */
export type Document = { page: string; nodes: readonly Node[] };

export const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** HTML ignores a line break right after their start tag. */
export const SWALLOWS_BREAK = new Set(['pre', 'textarea', 'listing']);

/** In document order: elementsIn(nodes) → html, head, …, body, … */
export function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  const ahead = nodes.toReversed();
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (node.kind !== 'element') continue;
    yield node;
    ahead.push(...node.children.toReversed());
  }
}

/** elementsNamed(document, 'head') → [the head] */
export const elementsNamed = ({ nodes }: Document, name: string) =>
  [...elementsIn(nodes)].filter((element) => element.name === name);

/** Text of an element without child elements: textIn(elementOf('script', {}, 'a()')) → 'a()' */
export const textIn = ({ children }: Element) =>
  children.map((node) => (node.kind === 'element' ? '' : node.value)).join('');

/** Replaces elements, innermost first, and copies only what changes: replaceElements(nodes, (element) => (element.name === 'style' ? [] :
 * [element])) → nodes without styles */
export function replaceElements(
  nodes: readonly Node[],
  change: (element: Element, original: Element) => readonly Node[],
): readonly Node[] {
  const replaced: Node[] = [];
  for (const node of nodes) {
    if (node.kind !== 'element') {
      replaced.push(node);
      continue;
    }
    const children = replaceElements(node.children, change);
    replaced.push(...change(children === node.children ? node : { ...node, children }, node));
  }
  const isSame = replaced.length === nodes.length && replaced.every((node, at) => node === nodes[at]);
  return isSame ? nodes : replaced;
}

/** elementOf('meta', { name: 'a' }) → <meta name="a"> */
export const elementOf = (name: string, attributes: Record<string, string>, text = ''): Element => ({
  kind: 'element',
  name,
  isForeign: false,
  attributes,
  children: text ? [{ kind: 'text', value: text }] : [],
  place: { line: 0, column: 0 },
});
