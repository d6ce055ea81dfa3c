import type { IslandTable } from '@/lib/hydrate/start';
import { failer } from '../fault';
import { type Document, elementOf, elementsNamed, replaceElements } from '../tree';

/** Adds the script of lib/plain at the end of the head, with the table of the page's islands: → '<script
 * src="/_next/static/plain/3f2a9c01b7de.js" defer="" data-islands="{…}">' Invariants: one head; no other deferred script. */
export function addPlainScript(
  document: Document,
  { src, islands }: { src: string; islands?: IslandTable | undefined },
): Document {
  const refuse = failer('addPlainScript', document.page);
  if (elementsNamed(document, 'head').length !== 1) refuse('whole page', 'The page does not have exactly one head.');
  const deferred = elementsNamed(document, 'script').find(({ attributes }) => attributes.defer !== undefined);
  if (deferred) refuse(deferred, `There is already a script with “defer”: ${deferred.attributes.src}`);
  const script = elementOf('script', { src, defer: '', ...(islands && { 'data-islands': JSON.stringify(islands) }) });
  const nodes = replaceElements(document.nodes, (element) =>
    element.name === 'head' ? [{ ...element, children: [...element.children, script] }] : [element],
  );
  return { ...document, nodes };
}
