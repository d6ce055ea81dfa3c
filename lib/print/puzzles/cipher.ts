import { fillTemplate } from 'german/fill-template';
import { missingLetters, signName } from 'puzzles/cipher/play';
import { type Cipher, signShape } from 'puzzles/cipher/puzzle';
import { INK, inkLine, svg } from './grey-drawing';
import type { Paper } from './paper';

const PEN = 1.8;

/** signDrawing(7) → '<svg …>…</svg>', a square with a point */
function signDrawing(sign: number): string {
  const { outline, isFull, hasDot, lines } = signShape(sign);
  const full = isFull ? `<path d="${outline}" fill="${INK}"/>` : '';
  const dot = hasDot ? `<circle cx="12" cy="13" r="3" fill="${INK}"/>` : '';
  return svg('-1 -1 26 26', full + inkLine(outline, PEN) + dot + (lines && inkLine(lines, PEN)));
}

/** cipherPaper(puzzle, 'easy', source) → { hint: 'Schreib …', key: [{ letter: 'A', name: '8', drawing: null }, …], … } */
export const cipherPaper: Paper<Cipher> = (puzzle, _level, { hints }) => {
  const { mode, letters, shown, words, text } = puzzle;
  const sign = (one: number) => ({
    name: signName(mode, one),
    drawing: mode === 'signs' ? signDrawing(one) : null,
  });
  const missing = missingLetters(puzzle);
  const hint = missing.length === 0 ? hints.cipher.whole : mode === 'wheel' ? hints.cipher.wheel : hints.cipher.missing;
  return {
    hint: fillTemplate(hint, { letters: missing.join(', ') }),
    key: shown
      .map((one) => ({ ...sign(one), letter: letters[one] ?? '' }))
      .sort((one, other) => one.letter.localeCompare(other.letter, 'de')),
    words: words.map((word) => word.map(sign)),
    text,
  };
};
