import { refuserOf } from '../fault';
import { type Document, type Element, elementsNamed, made, type Node, replaceElements, textIn } from '../tree';

const PASS = 'linkStyles';

/** styled-components marks its style elements so; nothing else makes any. */
const STYLED = ['data-styled', 'data-styled-global'];

const isStyled = ({ attributes }: Element) => {
  const names = Object.keys(attributes);
  return names.length === 1 && STYLED.includes(names[0] ?? '');
};

/** In their order: → ['.a{color:red}', …]; throws for one that styled-components has not made, and for a page without any. */
export function stylesIn(document: Document): string[] {
  const refuse = refuserOf(PASS, document.page);
  const elements = elementsNamed(document, 'style');
  for (const element of elements) {
    if (isStyled(element)) continue;
    const found = Object.keys(element.attributes).join(', ') || 'keine';
    refuse(element, `Ein Stilelement ist nicht von styled-components; seine Attribute: ${found}.`);
  }
  if (elements.length > 0) return elements.map(textIn);
  return refuse('ganze Seite', 'Die Seite trägt keine Stile.');
}

/** What a page is shown with: style sheets before scripts. */
const isFirstLoad = (node: Node) =>
  node.kind === 'element' && (node.name === 'script' || (node.name === 'link' && node.attributes.rel === 'stylesheet'));

/** '<style data-styled>…</style>' → '<link rel="stylesheet" href="/_next/static/styles/3f2a9c01b7de.css">', before the scripts.
 * Invariants: every style element is one of styled-components; none is left over; there is one head. */
export function linkStyles(document: Document, { hrefs }: { hrefs: readonly string[] }): Document {
  stylesIn(document);
  const links = hrefs.map((href) => made('link', { rel: 'stylesheet', href }));
  const nodes = replaceElements(document.nodes, (element) => {
    if (element.name === 'style') return [];
    if (element.name !== 'head') return [element];
    const found = element.children.findIndex(isFirstLoad);
    const at = found < 0 ? element.children.length : found;
    return [{ ...element, children: [...element.children.slice(0, at), ...links, ...element.children.slice(at)] }];
  });
  return { ...document, nodes };
}
