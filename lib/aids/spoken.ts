import { addMarks, textsIn, unmark } from './highlights';

const SPOKEN = 'spoken';

const isShown = (sentence: Element) =>
  getComputedStyle(sentence.closest('[data-level]') ?? sentence).display !== 'none';

/** Visible sentences of a text, in order: sentencesOf('artikel-text') → [span, h2, span] */
export const sentencesOf = (textId: string) =>
  [...document.querySelectorAll(`#${textId} [data-sentence]`)].filter(isShown);

/** Text of a sentence without the explanations inside it: spokenOf(sentence) → 'Der Vulkan ist wach.' */
export const spokenOf = (sentence: Element) =>
  textsIn(sentence)
    .map(({ data }) => data)
    .join('');

/** Marks a sentence and scrolls it into view; without an argument, clears the mark: markSentence(span) → <span data-speaking=""> */
export function markSentence(sentence?: Element) {
  unmark(SPOKEN);
  document.querySelector('[data-speaking]')?.removeAttribute('data-speaking');
  if (!sentence) return;
  sentence.setAttribute('data-speaking', '');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  sentence.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}

/** Marks the word at a character offset of the spoken text: markWord(span, 4) → ::highlight(spoken) on 'Vulkan' */
export function markWord(sentence: Element, from: number) {
  unmark(SPOKEN);
  const length = /^[\p{L}\p{N}-]+/u.exec(spokenOf(sentence).slice(from))?.[0].length ?? 0;
  let before = 0;
  for (const text of textsIn(sentence)) {
    const start = Math.max(from - before, 0);
    const end = Math.min(from + length - before, text.length);
    before += text.length;
    if (start < end) addMarks(text, [{ name: SPOKEN, from: start, to: end }]);
  }
}

/** Index of the sentence that the reader has selected: selectedPlace(sentences) → 2; -1 without one */
export function selectedPlace(sentences: readonly Element[]): number {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return -1;
  const range = selection.getRangeAt(0);
  return sentences.findIndex((sentence) => range.intersectsNode(sentence));
}
