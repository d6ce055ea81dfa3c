import { letterRules } from '../letter-rules';
import { type Cipher, RING } from './puzzle';

/** Signs in order of first occurrence; a letter entered for a sign counts everywhere: signsOf({ words: [[7, 3], [3, 9]] }) → [7, 3, 9] */
export const signsOf = ({ words }: Pick<Cipher, 'words'>): number[] => [...new Set(words.flat())];

/** Letters that the key does not show, sorted: missingLetters(puzzle) → ['D', 'M'] */
export const missingLetters = ({ letters, shown }: Cipher): string[] =>
  Object.entries(letters)
    .flatMap(([sign, letter]) => (shown.includes(Number(sign)) ? [] : letter))
    .sort((one, other) => one.localeCompare(other, 'de'));

const SHAPES = ['Kreis', 'Quadrat', 'Dreieck', 'Raute', 'Tropfen'];
const MARKS = ['leer', 'voll', 'mit Punkt', 'mit Strich', 'mit Kreuz'];

/** Name of a sign: signName('signs', 7) → 'Quadrat mit Punkt', signName('numbers', 7) → '8', signName('wheel', 7) → 'H' */
export function signName(mode: Cipher['mode'], sign: number): string {
  if (mode === 'numbers') return String(sign + 1);
  if (mode === 'wheel') return RING[sign] ?? '';
  return `${SHAPES[Math.floor(sign / MARKS.length)]} ${MARKS[sign % MARKS.length]}`;
}

export const cipherRules = letterRules((cipher: Cipher) =>
  signsOf(cipher)
    .map((sign) => cipher.letters[sign])
    .join(''),
);
