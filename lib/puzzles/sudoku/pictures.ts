/** Pictures that replace the digits 1 to 6. */
export const SUDOKU_PICTURES = [
  { drawing: 'apfel', name: 'Apfel' },
  { drawing: 'segelboot', name: 'Boot' },
  { drawing: 'tulpe', name: 'Tulpe' },
  { drawing: 'mond', name: 'Mond' },
  { drawing: 'igel', name: 'Igel' },
  { drawing: 'ballon', name: 'Ballon' },
] as const;

/** nameOf(true, 1) → 'Apfel', nameOf(false, 1) → '1' */
export const nameOf = (pictures: boolean, digit: number): string =>
  (pictures && SUDOKU_PICTURES[digit - 1]?.name) || String(digit);
