import { failer } from '../fault';
import { type Document, type Element, elementOf, elementsNamed, type Node, replaceElements, textIn } from '../tree';

const PASS = 'linkStyles';

/** Attributes of styled-components' style elements, the only ones on the site. */
const STYLED = ['data-styled', 'data-styled-global'];

const isStyled = ({ attributes }: Element) => {
  const names = Object.keys(attributes);
  return names.length === 1 && STYLED.includes(names[0] ?? '');
};

/** Styles in order: → ['.a{color:red}', …]; throws for foreign style elements, and for a page without styles. */
export function stylesIn(document: Document): string[] {
  const refuse = failer(PASS, document.page);
  const elements = elementsNamed(document, 'style');
  for (const element of elements) {
    if (isStyled(element)) continue;
    const found = Object.keys(element.attributes).join(', ') || 'none';
    refuse(element, `A style element is not from styled-components; its attributes: ${found}.`);
  }
  if (elements.length > 0) return elements.map(textIn);
  return refuse('whole page', 'The page has no styles.');
}

/** First script or style sheet. */
const isFirstLoad = (node: Node) =>
  node.kind === 'element' && (node.name === 'script' || (node.name === 'link' && node.attributes.rel === 'stylesheet'));

/** Replaces style elements by links before the scripts:
 * '<style data-styled>…</style>' → '<link rel="stylesheet" href="/_next/static/styles/3f2a9c01b7de.css">'
 * Invariants: every style element is one of styled-components; none is left over; there is one head. */
export function linkStyles(document: Document, { hrefs }: { hrefs: readonly string[] }): Document {
  stylesIn(document);
  const links = hrefs.map((href) => elementOf('link', { rel: 'stylesheet', href }));
  const nodes = replaceElements(document.nodes, (element) => {
    if (element.name === 'style') return [];
    if (element.name !== 'head') return [element];
    const found = element.children.findIndex(isFirstLoad);
    const at = found < 0 ? element.children.length : found;
    return [{ ...element, children: [...element.children.slice(0, at), ...links, ...element.children.slice(at)] }];
  });
  return { ...document, nodes };
}
