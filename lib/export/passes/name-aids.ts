import { hashOf } from 'german/hash';
import type { Divide } from 'german/syllables/divide';
import { plainWords } from 'german/words';
import { failer } from '../fault';
import { type Document, type Element, elementsIn, type Node, replaceElements } from '../tree';

/** Words of a page in syllables, fetched by the bar. */
export type PageWords = { address: string; text: string };

const isBar = ({ attributes }: Element) => attributes['data-aids'] !== undefined;
const isReading = ({ attributes }: Element) => attributes['data-reading'] !== undefined;
const isSample = ({ attributes }: Element) => attributes['data-sample'] !== undefined;

const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (node.kind === 'element' ? textOf(node.children) : node.kind === 'text' ? node.value : ''))
    .join(' ');

/** Distinct words of two or more syllables; undefined without a bar: → { address: '_next/static/aids/….txt', text: 'a-bend vul-kan' } */
export function pageWords(document: Document, divide: Divide): PageWords | undefined {
  const elements = [...elementsIn(document.nodes)];
  if (!elements.some(isBar)) return undefined;
  const words = new Set(
    elements
      .filter((element) => isReading(element) || isSample(element))
      .flatMap((part) => plainWords(textOf([part])))
      .flatMap((word) => word.toLowerCase().split('-')),
  );
  const divided = [...words].map((word) => divide(word).join('-')).filter((word) => word.includes('-'));
  const text = divided.sort().join(' ');
  return { address: `_next/static/aids/${hashOf([text])}.txt`, text };
}

/** Sets the addresses of the script and of the page's words on the bar „Lesehilfe“ (decision 0023): → '… data-aids="/_next/static/plain/….js"
 * data-words="…"' Invariants: at most one bar, with an empty `data-aids`; a page with a bar has text to read. */
export function setAidsAddresses(document: Document, { script, words }: { script: string; words: string }): Document {
  const refuse = failer('setAidsAddresses', document.page);
  const elements = [...elementsIn(document.nodes)];
  const [bar, second] = elements.filter(isBar);
  if (!bar) return document;
  if (second) refuse(second, 'A second reading aid.');
  if (bar.attributes['data-aids']) refuse(bar, `A script is already named here: ${bar.attributes['data-aids']}`);
  if (!elements.some(isReading)) refuse(bar, 'A reading aid without a text.');
  const nodes = replaceElements(document.nodes, (element) =>
    isBar(element)
      ? [{ ...element, attributes: { ...element.attributes, 'data-aids': script, 'data-words': words } }]
      : [element],
  );
  return { ...document, nodes };
}
