import type { PlayRules } from '../contract';
import type { SyllableRiddle } from './puzzle';

/** Syllables placed for each word, as indexes of the box. */
export type PlacedSyllables = { rows: number[][] };

/** Text of a row so far: textOf(puzzle, [4, 7]) → 'VULKAN' */
export const textOf = ({ box }: SyllableRiddle, row: readonly number[]): string =>
  row.map((at) => box[at] ?? '').join('');

/** Letter for the solution word; '' until the row is full: markedLetter(puzzle, { rows }, 0) → 'K' */
export const markedLetter = (puzzle: SyllableRiddle, { rows }: PlacedSyllables, at: number): string => {
  const { syllables, marked } = puzzle.words[at] ?? { syllables: [], marked: 0 };
  const row = rows[at] ?? [];
  return row.length === syllables.length ? (textOf(puzzle, row)[marked] ?? '') : '';
};

/** Moves a syllable to the end of a row: laid({ rows: [[1], []] }, 1, 1) → { rows: [[], [1]] } */
export const laid = (state: PlacedSyllables, row: number, syllable: number): PlacedSyllables => ({
  rows: takeBack(state, syllable).rows.map((one, at) => (at === row ? [...one, syllable] : one)),
});

/** Returns a syllable to the box: takeBack({ rows: [[1, 4], []] }, 4) → { rows: [[1], []] } */
export const takeBack = ({ rows }: PlacedSyllables, syllable: number): PlacedSyllables => ({
  rows: rows.map((row) => row.filter((other) => other !== syllable)),
});

const isBegun = (row: readonly number[], right: readonly number[]) =>
  row.every((syllable, at) => syllable === right[at]);

export const syllableRules: PlayRules<SyllableRiddle, PlacedSyllables> = {
  start: ({ words }) => ({ rows: words.map(() => []) }),
  isState: ({ box, words }, given) => {
    const rows = (given as Partial<PlacedSyllables> | null | undefined)?.rows;
    if (!Array.isArray(rows) || rows.length !== words.length || !rows.every(Array.isArray)) return;
    const used = rows.flat();
    const fits =
      new Set(used).size === used.length && used.every((at) => Number.isInteger(at) && at >= 0 && at < box.length);
    return fits ? { rows } : undefined;
  },
  faults: ({ words }, { rows }) =>
    words.flatMap(({ syllables }, at) => (isBegun(rows[at] ?? [], syllables) ? [] : String(at))),
  isSolved: ({ words }, { rows }) => words.every(({ syllables }, at) => rows[at]?.join() === syllables.join()),
  reveal: ({ words }, state, place) => {
    const isOpen = (at: number) => state.rows[at]?.join() !== words[at]?.syllables.join();
    const open = [...words.keys()].filter(isOpen);
    const at = open.find((one) => String(one) === place) ?? open[0];
    const right = at === undefined ? [] : (words[at]?.syllables ?? []);
    if (at === undefined) return state;
    const row = state.rows[at] ?? [];
    const good = row.findIndex((syllable, nth) => syllable !== right[nth]);
    const kept = good < 0 ? row : row.slice(0, good);
    const cut = { rows: state.rows.map((one, nth) => (nth === at ? kept : one)) };
    return laid(cut, at, right[kept.length] as number);
  },
  solved: ({ words }) => ({ rows: words.map(({ syllables }) => syllables) }),
};
