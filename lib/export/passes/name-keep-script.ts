import { failer } from '../fault';
import { type Document, elementsIn, replaceElements } from '../tree';

/** Sets the script's address on each button „Mitnehmen“ and on the list of offline copies (decision 0016): → '…
 * data-keep="/_next/static/keep/….js"' Invariant: `data-keep` is empty before. */
export function setKeepScriptAddress(document: Document, { address }: { address: string }): Document {
  const refuse = failer('setKeepScriptAddress', document.page);
  for (const element of elementsIn(document.nodes)) {
    if (element.attributes['data-keep'])
      refuse(element, `A script is already named here: ${element.attributes['data-keep']}`);
  }
  const nodes = replaceElements(document.nodes, (element) =>
    element.attributes['data-keep'] === undefined
      ? [element]
      : [{ ...element, attributes: { ...element.attributes, 'data-keep': address } }],
  );
  return { ...document, nodes };
}
