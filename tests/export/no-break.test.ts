import type { HTMLElement, Node } from 'node-html-parser';
import { NodeType } from 'node-html-parser';
import { keepTogether } from '@/lib/no-break';
import { pages } from './pages';

const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);

/** Each piece of text on its own, as a line breaks within one. */
function* textsIn(node: Node): Generator<string> {
  if (node.nodeType === NodeType.TEXT_NODE) yield node.text;
  else if (!UNREAD.has((node as HTMLElement).tagName)) for (const child of node.childNodes) yield* textsIn(child);
}

test('on no page a line begins with the unit or month of a number at the end of the line before', () => {
  const broken = pages.flatMap(({ path, root }) =>
    [...textsIn(root)].filter((text) => keepTogether(text) !== text).map((text) => `${path}: ${text.trim()}`),
  );
  expect([...new Set(broken)]).toEqual([]);
});
