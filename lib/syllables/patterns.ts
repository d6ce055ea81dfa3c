import { readFileSync } from 'node:fs';

/** What the patterns' program offers: hyphenate() divides the word that stands at the beginning of `mem`. */
type Program = {
  mem: WebAssembly.Memory;
  lmi: WebAssembly.Global;
  rmi: WebAssembly.Global;
  hyphenate: (left: number, right: number, hyphen: number) => number;
};

/** Asked for itself: it answers at once, in a few lines, where the package's own module would be loaded and typed. */
const FILE = 'node_modules/hyphenopoly/patterns/de-x-syllable.wasm';
/** In letters; the program has room for 64, its hyphens included. */
const LONGEST = 40;
const HYPHEN = '-';

let loaded: Program | undefined;

function program(): Program {
  loaded ??= new WebAssembly.Instance(new WebAssembly.Module(readFileSync(FILE))).exports as unknown as Program;
  return loaded;
}

/** As the program knows it, sign for sign: plain('Café') → ['c', 'a', 'f', 'e'] */
const plain = (word: string) =>
  word.split('').map((sign) => {
    const letter = sign.toLowerCase();
    return /^[a-zäöüß]$/.test(letter) ? letter : letter.normalize('NFD').charAt(0);
  });

/** Of a word of letters alone, by patterns and nothing else: patternBreaks('Abend') → 'a-bend' */
export function patternBreaks(word: string): string {
  const letters = plain(word);
  if (letters.length > LONGEST) return letters.join('');
  const { mem, lmi, rmi, hyphenate } = program();
  const store = new Uint16Array(mem.buffer, 0, 64);
  store.set([...letters.map((letter) => letter.charCodeAt(0)), 0]);
  const length = hyphenate(lmi.value, rmi.value, HYPHEN.charCodeAt(0));
  return length > 0 ? String.fromCharCode(...store.subarray(0, length)) : letters.join('');
}
