import { readFileSync } from 'node:fs';

/** Exports of the WebAssembly module; hyphenate() processes the word at the start of `mem`. */
type Program = {
  mem: WebAssembly.Memory;
  lmi: WebAssembly.Global;
  rmi: WebAssembly.Global;
  hyphenate: (left: number, right: number, hyphen: number) => number;
};

/** Loaded directly: synchronous, in a few lines, without the package's own loader and types. */
const FILE = 'node_modules/hyphenopoly/patterns/de-x-syllable.wasm';
/** In letters; the module's buffer holds 64 characters including hyphens. */
const LONGEST = 40;
const HYPHEN = '-';

let loaded: Program | undefined;

function program(): Program {
  loaded ??= new WebAssembly.Instance(new WebAssembly.Module(readFileSync(FILE))).exports as unknown as Program;
  return loaded;
}

/** Maps to the module's alphabet, character by character: plain('Café') → ['c', 'a', 'f', 'e'] */
const plain = (word: string) =>
  word.split('').map((sign) => {
    const letter = sign.toLowerCase();
    return /^[a-zäöüß]$/.test(letter) ? letter : letter.normalize('NFD').charAt(0);
  });

/** By patterns only, for a word of letters: patternBreaks('Abend') → 'a-bend' */
export function patternBreaks(word: string): string {
  const letters = plain(word);
  if (letters.length > LONGEST) return letters.join('');
  const { mem, lmi, rmi, hyphenate } = program();
  const store = new Uint16Array(mem.buffer, 0, 64);
  store.set([...letters.map((letter) => letter.charCodeAt(0)), 0]);
  const length = hyphenate(lmi.value, rmi.value, HYPHEN.charCodeAt(0));
  return length > 0 ? String.fromCharCode(...store.subarray(0, length)) : letters.join('');
}
