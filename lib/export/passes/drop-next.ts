import { type Document, type Element, type Node, replaceElements } from '../tree';

/** React's markers around content that may arrive later; nothing does here. */
const isMark = (node: Node) => node.kind === 'comment';

const isScript = ({ name, attributes }: Element, src: string) =>
  name === 'script' && attributes.src?.startsWith(`${src}/_next/static/chunks/`);
const isHint = ({ name, attributes }: Element) =>
  name === 'link' && attributes.rel === 'preload' && attributes.as === 'script';

/** React's data, half of a page: for React in the browser, which hydrates none of it. Next splits it differently in every build. */
const DATA = /<script>\(?self\.__next_f\b.*?<\/script>/gs;

/** The page before it is parsed: withoutData('<p>a</p><script>self.__next_f.push([1,"0:{}"])</script>') → '<p>a</p>' */
export const withoutData = (html: string) => html.replaceAll(DATA, '');

/** Start of Next's other inline scripts. */
const STARTS = ['(globalThis["TURBOPACK"]', '(self.TURBOPACK', 'requestAnimationFrame(function(){$RT='];

const isInline = ({ name, attributes, children: [text] }: Element) =>
  name === 'script' &&
  attributes.src === undefined &&
  text?.kind === 'text' &&
  STARTS.some((start) => text.value.startsWith(start));

/** Empty place for content that React would add later, or a sign of next/font that only Next reads. */
const isLeftover = ({ name, attributes, children }: Element) =>
  (name === 'div' && children.every(isMark) && Object.keys(attributes).join() === 'hidden') ||
  attributes.name === 'next-size-adjust';

/** Only React in the browser reads the order of style sheets. */
function withoutOrder({ 'data-precedence': _, ...attributes }: Element['attributes']) {
  return attributes;
}

/** Removes Next's scripts, their preload hints, React's comments and other leftovers:
 * '<!--$--><p>a</p><script src="/_next/static/chunks/a.js">' → '<p>a</p>'
 * Islands have their own scripts. The policy pass refuses scripts that are missed here. */
export function dropNext(document: Document, { base }: { base: string }): Document {
  const without = (nodes: readonly Node[]) => nodes.filter((node) => !isMark(node));
  const nodes = replaceElements(without(document.nodes), (element) =>
    isScript(element, base) || isHint(element) || isInline(element) || isLeftover(element)
      ? []
      : [{ ...element, attributes: withoutOrder(element.attributes), children: without(element.children) }],
  );
  return { ...document, nodes };
}
