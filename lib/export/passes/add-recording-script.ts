import { failer } from '../fault';
import { type Document, elementOf, elementsIn, elementsNamed, replaceElements } from '../tree';

/** Adds the recording script at the end of the head, on pages with a recording only: → '<script src="/_next/static/plain/….js" defer="">'
 * Invariants: one head; every player has a file. */
export function addRecordingScript(document: Document, { src }: { src: string }): Document {
  const refuse = failer('addRecordingScript', document.page);
  if (![...elementsIn(document.nodes)].some(({ attributes }) => attributes['data-recording'] !== undefined))
    return document;
  if (elementsNamed(document, 'head').length !== 1) refuse('whole page', 'The page does not have exactly one head.');
  const silent = elementsNamed(document, 'audio').find(({ attributes }) => !attributes.src);
  if (silent) refuse(silent, 'A recording without a file.');
  const script = elementOf('script', { src, defer: '' });
  const nodes = replaceElements(document.nodes, (element) =>
    element.name === 'head' ? [{ ...element, children: [...element.children, script] }] : [element],
  );
  return { ...document, nodes };
}
