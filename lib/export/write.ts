import { failer } from './fault';
import { type Document, type Element, type Node, SWALLOWS_BREAK, VOID } from './tree';

/** Elements whose text has no escapes. */
const RAW = new Set(['script', 'style']);

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (value: string) => escapeHtml(value).replaceAll('"', '&quot;');

/** Writes scripts verbatim, as they are hashed, and comments and empty attributes as React expects: → '<!DOCTYPE html><html …' */
export function writePage({ page, nodes }: Document): string {
  const refuse = failer('writePage', page);

  function raw(element: Element, text: string) {
    const lower = text.toLowerCase();
    if (lower.includes(`</${element.name}`) || lower.includes('<!--')) {
      refuse(element, `<${element.name}> contains text that can end the element or hide parts of it.`);
    }
    return text;
  }

  function write(node: Node, parent?: Element): string {
    switch (node.kind) {
      case 'element':
        return writeElement(node);
      case 'text':
        return parent && RAW.has(parent.name) ? raw(parent, node.value) : escapeHtml(node.value);
      case 'comment':
        return `<!--${node.value}-->`;
      case 'doctype':
        return `<!DOCTYPE ${node.value}>`;
    }
  }

  function writeElement(element: Element): string {
    const { name, attributes, children, isForeign } = element;
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${quoted(value)}"`);
    const start = `<${name}${pairs.join('')}`;
    if (isForeign && children.length === 0) return `${start}/>`;
    if (VOID.has(name)) return `${start}>`;
    const [first] = children;
    const kept = SWALLOWS_BREAK.has(name) && first?.kind === 'text' && first.value.startsWith('\n') ? '\n' : '';
    return `${start}>${kept}${children.map((child) => write(child, element)).join('')}</${name}>`;
  }

  return nodes.map((node) => write(node)).join('');
}
