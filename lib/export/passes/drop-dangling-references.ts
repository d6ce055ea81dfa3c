import { type Document, elementsIn, replaceElements } from '../tree';

const NAME = 'aria-describedby';

/** Removes references to descriptions that React Aria only renders once a form is hydrated: '<input aria-describedby="a b">' → '<input>'
 * Invariant: every remaining reference has a target outside <noscript>. */
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
