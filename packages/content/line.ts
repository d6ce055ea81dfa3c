import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCollection, isNode, type Node, parseDocument } from 'yaml';
import type { Fault } from './fault';
import { pathOf } from './label';

/** Line of a field, or of its nearest existing parent: lineOf('title: A\nquiz:\n  - frage: B', 'quiz[1].question') → 3 */
export function lineOf(text: string, field: string): number | undefined {
  let node: Node | null = parseDocument(text).contents;
  const [first, ...rest] = pathOf(field);
  if (!isCollection(node) || !node.has(first)) return undefined;
  for (const step of [first, ...rest]) {
    const next: unknown = isCollection(node) ? node.get(step, true) : undefined;
    if (!isNode(next)) break;
    node = next;
  }
  return node.range ? text.slice(0, node.range[0]).split('\n').length : undefined;
}

/** Adds the line number to fields in lists: withLine('content', { field: 'content[17].text', … }) → { line: 83, … } */
export function withLine<T extends Fault>(root: string, fault: T): T {
  if (!fault.field.includes('[')) return fault;
  const line = lineOf(readFileSync(join(root, fault.file), 'utf8'), fault.field);
  return line ? { ...fault, line } : fault;
}
