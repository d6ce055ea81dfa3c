import { addMarks, textsIn, unmark } from '../highlights';
import { blocksIn, readingParts } from './reading';

/** Odd syllables are painted only when underlined; with colours they keep the text's own. */
const NAMES = ['syllable-odd', 'syllable-even'] as const;
/** Milliseconds of work before yielding to the main thread. */
const SLICE = 8;

let known: Promise<Map<string, string[]>> | undefined;

/** 'a-bend vul-kan' → Map { 'abend' → ['a', 'bend'], … } */
const read = (words: string) =>
  new Map(words.split(' ').map((word) => [word.replaceAll('-', ''), word.split('-')] as const));

async function load(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return read(await answer.text());
}

function markIn(text: Text, words: ReadonlyMap<string, string[]>) {
  const marks = [];
  for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
    let at = index;
    for (const [number, syllable] of (words.get(word.toLowerCase()) ?? [word]).entries()) {
      marks.push({ name: NAMES[number % 2] ?? '', from: at, to: at + syllable.length });
      at += syllable.length;
    }
  }
  addMarks(text, marks);
}

const pause = () => new Promise((resolve) => setTimeout(resolve));
let run = 0;

export function hideSyllables(): void {
  run += 1;
  for (const name of NAMES) unmark(name);
}

export type End = 'shown' | 'lost';

/** Marks blocks once the word list has loaded: → 'shown', or 'lost' if it fails to load */
async function markAll(address: string, blocks: Iterable<Element>): Promise<End> {
  const mine = run;
  try {
    known ??= load(address);
    const words = await known;
    let since = performance.now();
    for (const block of blocks) {
      if (mine !== run) return 'shown';
      for (const text of textsIn(block)) markIn(text, words);
      if (performance.now() - since < SLICE) continue;
      await pause();
      since = performance.now();
    }
    return 'shown';
  } catch {
    known = undefined;
    return 'lost';
  }
}

/** Marks the whole text in slices, starting at the viewport (R-AID-5): → 'shown' */
export function showSyllables(address: string): Promise<End> {
  hideSyllables();
  const sample = document.querySelectorAll('[data-sample]');
  const blocks = blocksIn(readingParts());
  const ahead = blocks.filter((block) => block.getBoundingClientRect().bottom > 0);
  return markAll(address, new Set([...sample, ...ahead, ...blocks]));
}

/** Marks an element added to the page: → 'shown' */
export const addSyllables = (address: string, piece: Element) => markAll(address, [piece]);
