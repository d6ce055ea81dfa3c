import { type Mark, unwrap, wrap } from './spans';

/** Marks by the CSS Custom Highlight API: the document stays as it is, for screen readers, copying and finding (decision 0023). */
const NOT_READ = '[popover], .visually-hidden, script, style';

/** Firefox has it since version 140, Safari since 17.2, Chrome since 105: canMark() → true */
const canMark = () => typeof Highlight !== 'undefined' && 'highlights' in CSS;

/** What is read of an element, in its order, without explanations within it that open: textsIn(paragraph) → [Text, Text] */
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

/** A piece of one text, by its letters: pieceOf(text, 4, 9) → StaticRange */
const pieceOf = (text: Text, from: number, to: number): AbstractRange =>
  new StaticRange({ startContainer: text, startOffset: from, endContainer: text, endOffset: to });

/** The named highlight, for `::highlight(name)` to paint; what it held stays. Undefined where the browser has none. → Highlight */
function highlightNamed(name: string): Highlight | undefined {
  if (!canMark()) return undefined;
  const known = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, known);
  return known;
}

/** What is marked stays so: addMarks(text, [{ name: 'spoken', from: 4, to: 10 }]) → a highlight, spans where the browser has none */
export function addMarks(text: Text, marks: readonly Mark[]): void {
  if (!canMark()) wrap(text, marks);
  else for (const { name, from, to } of marks) highlightNamed(name)?.add(pieceOf(text, from, to));
}

export function unmark(name: string): void {
  if (canMark()) CSS.highlights.delete(name);
  else unwrap(name);
}
