import { type Document, elementsIn, replaceElements } from '../tree';

const NAME = 'aria-describedby';

/** React Aria names, before a form runs, what may come to stand below a field: '<input aria-describedby="a b">' → '<input>'
 * Invariant: every description that is named is there, and not only for browsers without scripts. */
export function dropDanglingReferences(document: Document): Document {
  const forAll = replaceElements(document.nodes, (element) => (element.name === 'noscript' ? [] : [element]));
  const ids = new Set([...elementsIn(forAll)].map(({ attributes }) => attributes.id));
  const nodes = replaceElements(document.nodes, (element) => {
    const { [NAME]: named, ...others } = element.attributes;
    if (named === undefined) return [element];
    const kept = named.split(' ').filter((id) => ids.has(id));
    return [{ ...element, attributes: kept.length > 0 ? { ...element.attributes, [NAME]: kept.join(' ') } : others }];
  });
  return { ...document, nodes };
}
