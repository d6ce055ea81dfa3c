import type { Content } from '@/lib/content/kinds';
import { typeset } from '@/lib/print/typography';
import type { Anagrams } from '@/lib/puzzles/anagrams/puzzle';
import { missingLetters, signName } from '@/lib/puzzles/cipher/play';
import type { Cipher } from '@/lib/puzzles/cipher/puzzle';
import { cellsOf, markOf, numberOf } from '@/lib/puzzles/crossword/play';
import type { Crossword, Entry } from '@/lib/puzzles/crossword/puzzle';
import type { Level } from '@/lib/puzzles/level';
import { written } from '@/lib/puzzles/syllables/play';
import type { SyllableRiddle } from '@/lib/puzzles/syllables/puzzle';
import { cellsOf as foundCells } from '@/lib/puzzles/wordsearch/play';
import { WAY_NAMES, type WordSearch } from '@/lib/puzzles/wordsearch/puzzle';
import { filled } from '@/lib/words/said';
import { signDrawing } from './sign-drawing';

type Source = { hints: Content['lists']['puzzles']['paper']['hints'] };

const EMPTY = '.';

/** Clues of one direction: listed(puzzle, false) → [{ number: 1, text: 'Berg, der Feuer spuckt (6)', word: 'VULKAN' }, …] */
function listed(puzzle: Crossword, isDown: boolean) {
  const letters = [...puzzle.rows.join('').replaceAll(EMPTY, '')];
  const wordOf = (entry: Entry) =>
    cellsOf(puzzle, entry)
      .map((at) => letters[at])
      .join('');
  return puzzle.entries
    .filter((entry) => entry.isDown === isDown)
    .map((entry) => {
      const word = wordOf(entry);
      const place = `${entry.number} in Reihe ${entry.row + 1}, Spalte ${entry.column + 1}`;
      return { number: entry.number, text: typeset(`${entry.clue}\u00a0(${word.length})`), word, place };
    });
}

const inOrder = (entries: ReturnType<typeof listed>, told: 'place' | 'word') =>
  entries.map((entry) => (told === 'place' ? entry.place : `${entry.number} ${entry.word}`)).join('; ');

function crossword(puzzle: Crossword, _level: Level, { hints }: Source) {
  const { rows, solution } = puzzle;
  const [across, down] = [listed(puzzle, false), listed(puzzle, true)];
  const told = (what: 'place' | 'word') => `Waagerecht: ${inOrder(across, what)}. Senkrecht: ${inOrder(down, what)}.`;
  return {
    hint: hints.crossword,
    across,
    down,
    word: solution.word,
    columns: rows[0]?.length ?? 0,
    alt: `Gitter mit ${rows.length} Reihen und ${rows[0]?.length} Spalten. Wo die Wörter beginnen: ${told('place')}`,
    solved: `Das ausgefüllte Gitter. ${told('word')}`,
    cells: rows.flatMap((row, y) =>
      [...row].map((letter, x) =>
        letter === EMPTY
          ? null
          : { letter, number: numberOf(puzzle, y, x) ?? null, mark: markOf(puzzle, y, x) ?? null },
      ),
    ),
  };
}

function wordsearch({ rows, hidden }: WordSearch, level: Level, { hints }: Source) {
  return {
    hint: hints.wordsearch[level],
    rows: rows.map((row) => [...row]),
    words: hidden.map(({ word }) => word),
    ends: hidden.map((one) => [foundCells(one)[0], foundCells(one).at(-1)]),
    places: hidden
      .map(({ word, row, column, way }) => `${word}: Reihe ${row + 1}, Spalte ${column + 1}, ${WAY_NAMES[way]}.`)
      .join(' '),
  };
}

function syllables(puzzle: SyllableRiddle, _level: Level, { hints }: Source) {
  return {
    hint: hints.syllables,
    box: puzzle.box,
    word: puzzle.solution,
    words: puzzle.words.map(({ clue, syllables: parts, marked }) => ({
      clue: typeset(`${clue} (${parts.length} Silben)`),
      letters: written(puzzle, parts).length,
      marked,
      solved: parts.map((at) => puzzle.box[at]).join('-'),
    })),
  };
}

const anagrams = ({ words }: Anagrams, _level: Level, { hints }: Source) => ({
  hint: hints.anagrams,
  words: words.map(({ word, scrambled, clue }) => ({ word, scrambled: [...scrambled], clue: typeset(clue) })),
});

function cipher(puzzle: Cipher, _level: Level, { hints }: Source) {
  const { mode, letters, shown, words, text } = puzzle;
  const sign = (one: number) => ({
    name: signName(mode, one),
    drawing: mode === 'signs' ? signDrawing(one) : null,
  });
  const missing = missingLetters(puzzle);
  const hint = missing.length === 0 ? hints.cipher.whole : mode === 'wheel' ? hints.cipher.wheel : hints.cipher.missing;
  return {
    hint: filled(hint, { letters: missing.join(', ') }),
    key: shown
      .map((one) => ({ ...sign(one), letter: letters[one] ?? '' }))
      .sort((one, other) => one.letter.localeCompare(other.letter, 'de')),
    words: words.map((word) => word.map(sign)),
    text,
  };
}

/** Worksheet data of word puzzles; solution letters are printed only on the last page. */
export const LETTER_PAGES = { crossword, wordsearch, syllables, anagrams, cipher };
