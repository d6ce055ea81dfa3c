import { type DefaultTreeAdapterTypes, html, type ParserError, parse, type Token } from 'parse5';
import { ExportFault } from './fault';
import { type Document, elementsNamed, type Node, SWALLOWS_BREAK, VOID } from './tree';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** Parses a page. Whatever a browser would add, close, move or drop stops the build, since React would hydrate other markup than it
 * rendered. <noscript> is parsed as elements: readPage('404.html', '<!DOCTYPE html>…') → { page: '404.html', nodes: [doctype, html] } */
export function readPage(page: string, source: string): Document {
  const refuse = ({ startLine, startCol }: Pick<Token.Location, 'startLine' | 'startCol'>, what: string): never => {
    throw new ExportFault({ pass: 'readPage', page, at: { line: startLine, column: startCol } }, what);
  };
  const { childNodes } = parse(source, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: (error: ParserError) => refuse(error, `The HTML is malformed (${error.code}).`),
  });

  /** Offset up to which the source is read. */
  let done = 0;
  let last: Token.Location = { startLine: 1, startCol: 1, startOffset: 0, endLine: 1, endCol: 1, endOffset: 0 };

  function reach(location: Token.Location | null | undefined, name: string): Token.Location {
    if (!location) return refuse(last, `${name} is missing here; a browser adds it.`);
    if (location.startOffset !== done) {
      refuse(location, `A browser reads what precedes ${name} differently than written.`);
    }
    last = location;
    return location;
  }

  function take(node: Parsed): Node {
    if ('tagName' in node) return takeElement(node);
    done = reach(node.sourceCodeLocation, node.nodeName).endOffset;
    if ('value' in node) return { kind: 'text', value: node.value };
    if ('data' in node) return { kind: 'comment', value: node.data };
    return { kind: 'doctype', value: node.name };
  }

  function takeElement(node: DefaultTreeAdapterTypes.Element): Node {
    const name = node.tagName;
    const isForeign = node.namespaceURI !== html.NS.HTML;
    const { startTag, endTag, startLine, startCol } = (node.sourceCodeLocation ?? {}) as Token.ElementLocation;
    done = reach(startTag, `<${name}>`).endOffset;
    if (SWALLOWS_BREAK.has(name) && source[done] === '\n') {
      // The parser counts the swallowed line break as text if more of them follow.
      if (node.childNodes[0]?.sourceCodeLocation?.startOffset !== done) done += 1;
    }
    const children = ('content' in node ? (node as DefaultTreeAdapterTypes.Template).content : node).childNodes.map(
      take,
    );
    if (endTag) done = reach(endTag, `</${name}>`).endOffset;
    else if (!VOID.has(name) && !source.startsWith('/>', done - 2)) refuse(last, `<${name}> is not closed.`);
    return {
      kind: 'element',
      name,
      isForeign,
      attributes: Object.fromEntries(
        node.attrs.map((attribute) => [[attribute.prefix, attribute.name].filter(Boolean).join(':'), attribute.value]),
      ),
      children,
      place: { line: startLine, column: startCol },
    };
  }

  const nodes = childNodes.map(take);
  if (done !== source.length) refuse(last, 'What follows this element belongs to none.');
  return { page, nodes };
}

/** Parses a fragment of a body: readPart('agb/index.html', '<p>A</p>') → [p] */
export function readPart(page: string, source: string): readonly Node[] {
  const { nodes } = readPage(page, `<!DOCTYPE html><html><head></head><body>${source}</body></html>`);
  const body = elementsNamed({ page, nodes }, 'body')[0];
  return body?.children ?? [];
}
