import { hashOf } from 'german/hash';
import type { IslandData } from '@/lib/islands/handed';
import { failer } from '../fault';
import { readPart } from '../read';
import { type Document, type Element, elementsIn, type Node, replaceElements, textIn } from '../tree';
import { writePage } from '../write';

const PASS = 'fillIslands';
const ISLAND = 'island-root';
const SLOT = 'island-slot';

/** File fetched after hydration, or later. */
type HandedFile = { address: string; text: string };

/** (name, props, id prefix) → HTML with empty slots */
export type Render = (name: string, props: unknown, prefix: string) => string;

type Filled = { document: Document; names: string[]; handed: HandedFile | undefined; later: HandedFile[] };

/** nameOf(<island-root data-island="Quiz">) → 'Quiz' */
const nameOf = ({ attributes }: Element) => attributes['data-island'] ?? '';

const fileOf = (json: string): HandedFile => ({ address: `_next/static/handed/${hashOf([json])}.json`, text: json });

const isIsland = ({ name }: Element) => name === ISLAND;

const isNamed =
  (name: string) =>
  (node: Node): node is Element =>
    node.kind === 'element' && node.name === name;

/** Renders each island of a page, fills its slots, and moves the data for hydration to files:
 * '<island-root data-island="Quiz"><script type="application/json">…</script><template>…</template></island-root>' →
 * '<island-root data-island="Quiz"><ul>…</ul></island-root>'
 * Invariants: an island holds its props as JSON, optional data for later, and a template per node; islands are not
 * nested; rendering does not fail. */
export function fillIslands(document: Document, { render, base }: { render: Render; base: string }): Filled {
  const { page } = document;
  const refuse = failer(PASS, page);
  const handed: IslandData[] = [];
  const later: HandedFile[] = [];
  const names = new Set<string>();
  const order = new Map([...elementsIn(document.nodes)].filter(isIsland).map((island, at) => [island, at]));

  function fill(island: Element, at: number): Element {
    const name = nameOf(island);
    const [script, more] = island.children.filter(isNamed('script'));
    const templates = island.children.filter((child) => child !== script && child !== more);
    const no = (what: string) => refuse(island, `Island ${name || 'without a name'}: ${what}`);
    if (!name || !script) return no('Its data is missing.');
    if (!templates.every(isNamed('template'))) return no('Something other than templates follows its data.');
    if ([...elementsIn(templates)].some(isIsland)) no('It contains another island.');
    const nodes = templates.map(({ children }) => children);
    const prefix = `i${at}-`;
    const props: unknown = JSON.parse(textIn(script));
    let html = '';
    try {
      html = render(name, props, prefix);
    } catch (error) {
      no((error as Error).message);
    }
    const shown: number[] = [];
    const children = replaceElements(readPart(`${page} (${name})`, html), (element) => {
      if (element.name !== SLOT) return [element];
      const slot = Number(element.attributes['data-slot']);
      shown.push(slot);
      const children = nodes[slot] ?? no(`It shows a node ${slot} that it does not have.`);
      return [{ ...element, attributes: {}, children }];
    });
    const rest = nodes.flatMap((node, slot): [number, string][] =>
      shown.includes(slot) ? [] : [[slot, writePage({ page, nodes: node })]],
    );
    handed[at] = {
      prefix,
      props,
      ...(shown.length > 0 && { shown }),
      ...(rest.length > 0 && { slots: Object.fromEntries(rest) }),
    };
    names.add(name);
    if (!more) return { ...island, children };
    const file = fileOf(textIn(more));
    later.push(file);
    return { ...island, attributes: { ...island.attributes, 'data-later': `${base}/${file.address}` }, children };
  }

  const nodes = replaceElements(document.nodes, (element, original): Node[] => {
    const at = order.get(original);
    return [at === undefined ? element : fill(element, at)];
  });
  if (handed.length === 0) return { document, names: [], handed: undefined, later };
  return { document: { page, nodes }, names: [...names], handed: fileOf(JSON.stringify(handed)), later };
}
