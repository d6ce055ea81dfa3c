import { ExportFault } from '../fault';
import { STYLED } from '../flight/styles';
import { type Document, type Element, elementsNamed, made, type Node, replaceElements, textIn } from '../tree';

const PASS = 'linkStyles';

const isStyled = ({ attributes }: Element) => {
  const names = Object.keys(attributes);
  return names.length === 1 && STYLED.includes(names[0] ?? '');
};

/**
 * The CSS that styled-components wrote into a page, in the order it stands.
 *
 * @throws {ExportFault} for a style element that is not theirs, and for a page without any
 */
export function stylesIn(document: Document): string[] {
  const elements = elementsNamed(document, 'style');
  for (const element of elements) {
    if (isStyled(element)) continue;
    const found = Object.keys(element.attributes).join(', ') || 'keine';
    throw new ExportFault(
      { pass: PASS, page: document.page, at: element.place },
      `Ein Stilelement ist nicht von styled-components; seine Attribute: ${found}.`,
    );
  }
  if (elements.length > 0) return elements.map(textIn);
  throw new ExportFault({ pass: PASS, page: document.page, at: 'ganze Seite' }, 'Die Seite trägt keine Stile.');
}

/** Where a page begins to load what it is shown with: style sheets before scripts. */
const isFirstLoad = (node: Node) =>
  node.kind === 'element' && (node.name === 'script' || (node.name === 'link' && node.attributes.rel === 'stylesheet'));

/**
 * Links sheets in place of the style elements, before all other sheets and scripts.
 *
 * Invariants: every style element is one of styled-components; none is left over; there is one head to link them in.
 *
 * @param hrefs addresses of the sheets that hold this page's styles
 */
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
