import { mark, pieceOf, textsIn, unmark } from '@/lib/aids/highlights';

const SPOKEN = 'spoken';

/** Of two texts of an article one is shown. */
const isShown = (sentence: Element) =>
  getComputedStyle(sentence.closest('[data-level]') ?? sentence).display !== 'none';

/** What is read of a text, in its order. */
export const sentencesOf = (textId: string) =>
  [...document.querySelectorAll(`#${textId} [data-sentence]`)].filter(isShown);

/** A sentence without the explanations within it. */
export const spokenOf = (sentence: Element) =>
  textsIn(sentence)
    .map(({ data }) => data)
    .join('');

/** Marks a sentence, and brings it into sight; without one, nothing is marked any more. */
export function markSentence(sentence?: Element) {
  unmark(SPOKEN);
  document.querySelector('[data-speaking]')?.removeAttribute('data-speaking');
  if (!sentence) return;
  sentence.setAttribute('data-speaking', '');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  sentence.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}

/** Marks the word of a sentence that begins there, in letters of what is spoken. */
export function markWord(sentence: Element, from: number) {
  const length = /^[\p{L}\p{N}-]+/u.exec(spokenOf(sentence).slice(from))?.[0].length ?? 0;
  let before = 0;
  const pieces = textsIn(sentence).flatMap((text) => {
    const start = Math.max(from - before, 0);
    const end = Math.min(from + length - before, text.length);
    before += text.length;
    return start < end ? [pieceOf(text, start, end)] : [];
  });
  mark(SPOKEN, pieces);
}

/** The place among the sentences where the reader has selected something, if it is there. */
export function selectedPlace(sentences: readonly Element[]): number {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return -1;
  const range = selection.getRangeAt(0);
  return sentences.findIndex((sentence) => range.intersectsNode(sentence));
}
