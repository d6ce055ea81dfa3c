import { type Mark, unwrapMarks, wrapMarks } from './spans';

/** Marks text with the CSS Custom Highlight API, which leaves the DOM as it is for screen readers, copying and searching
 * (decision 0023). */
const NOT_READ = '[popover], .visually-hidden, script, style';

/** Supported since Firefox 140, Safari 17.2 and Chrome 105: canMark() → true */
const canMark = () => typeof Highlight !== 'undefined' && 'highlights' in CSS;

/** Text nodes of an element in document order, without pop-up explanations inside it: textsIn(paragraph) → [Text, Text] */
export function textsIn(root: Element): Text[] {
  const isNotRead = ({ parentElement }: Node) => {
    const unread = parentElement?.closest(NOT_READ);
    return unread ? root.contains(unread) : false;
  };
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    isNotRead(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Range of characters in a text node: pieceOf(text, 4, 9) → StaticRange */
const pieceOf = (text: Text, from: number, to: number): AbstractRange =>
  new StaticRange({ startContainer: text, startOffset: from, endContainer: text, endOffset: to });

/** Returns the highlight for `::highlight(name)`, created if missing; undefined without browser support. → Highlight */
function highlightNamed(name: string): Highlight | undefined {
  if (!canMark()) return undefined;
  const known = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, known);
  return known;
}

/** Adds marks to the existing ones: addMarks(text, [{ name: 'spoken', from: 4, to: 10 }]) → a highlight, or spans without browser support */
export function addMarks(text: Text, marks: readonly Mark[]): void {
  if (!canMark()) wrapMarks(text, marks);
  else for (const { name, from, to } of marks) highlightNamed(name)?.add(pieceOf(text, from, to));
}

export function unmark(name: string): void {
  if (canMark()) CSS.highlights.delete(name);
  else unwrapMarks(name);
}
