import { sentencesOf } from '@/lib/news/reading';

const OWN = ['id', 'aria-labelledby', 'aria-describedby'];
/** Blocks of text that are read aloud, without the lists or figures around them. */
const BLOCKS = 'p, h3, h4, li, dt, dd, figcaption';

/** Splits a block of plain text into sentences; a block with links or bold words is read as a whole. */
function markSentences(block: Element) {
  const [only, ...others] = block.childNodes;
  if (others.length > 0 || only?.nodeType !== Node.TEXT_NODE) return block.setAttribute('data-sentence', '');
  const sentences = sentencesOf(only.textContent ?? '').map((sentence) => {
    const part = document.createElement('span');
    part.setAttribute('data-sentence', '');
    part.textContent = sentence;
    return part;
  });
  block.replaceChildren(...sentences);
}

/** Clones a piece of the page, to be read beside the paper: with its sheet for the styles, without ids and other unique
 * parts, and with its sentences marked for reading aloud. */
export function copyOf(piece: Element | null): Element | undefined {
  const sheet = piece?.closest('[data-accent]');
  const row = piece?.parentElement;
  if (!piece || !sheet || !row) return undefined;
  const [copy, rowCopy, sheetCopy] = [piece.cloneNode(true), row.cloneNode(), sheet.cloneNode()] as Element[];
  if (!copy || !rowCopy || !sheetCopy) return undefined;
  rowCopy.append(copy);
  sheetCopy.append(rowCopy);
  rowCopy.setAttribute('data-pieces', '1');
  for (const element of [sheetCopy, ...sheetCopy.querySelectorAll('*')])
    for (const name of OWN) element.removeAttribute(name);
  for (const block of copy.querySelectorAll(BLOCKS)) if (!block.querySelector(BLOCKS)) markSentences(block);
  return sheetCopy;
}
