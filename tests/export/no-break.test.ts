import { keepTogether } from 'german/no-break';
import type { HTMLElement, Node } from 'node-html-parser';
import { NodeType } from 'node-html-parser';
import { pages } from './pages';

const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);

/** Each text node, as a line break never depends on its neighbours. */
function* textsIn(node: Node): Generator<string> {
  if (node.nodeType === NodeType.TEXT_NODE) yield node.text;
  else if (!UNREAD.has((node as HTMLElement).tagName)) for (const child of node.childNodes) yield* textsIn(child);
}

test('no page allows a line break between a number and its unit or month', () => {
  const broken = pages.flatMap(({ path, root }) =>
    [...textsIn(root)].filter((text) => keepTogether(text) !== text).map((text) => `${path}: ${text.trim()}`),
  );
  expect([...new Set(broken)]).toEqual([]);
});
