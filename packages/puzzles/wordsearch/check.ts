import { UNWANTED } from '../letters';
import type { WordSearch } from './puzzle';

/** All straight lines of the grid, in both directions, with their cells. */
function linesOf(rows: readonly string[]): { text: string; cells: string[] }[] {
  const lines = new Map<string, { text: string; cells: string[] }>();
  for (const [y, row] of rows.entries())
    for (const [x, letter] of [...row].entries())
      for (const key of [`row ${y}`, `column ${x}`, `falling ${y - x}`, `rising ${y + x}`]) {
        const line = lines.get(key) ?? { text: '', cells: [] };
        lines.set(key, { text: line.text + letter, cells: [...line.cells, `${y},${x}`] });
      }
  return [...lines.values()].flatMap(({ text, cells }) => [
    { text, cells },
    { text: [...text].toReversed().join(''), cells: cells.toReversed() },
  ]);
}

/** Faults, [] if valid: faultsOfWordsearch(puzzle) → ['LAVA steht 2 Mal im Feld', 'Im Feld steht DOOF'] */
export function faultsOfWordsearch({ rows, hidden }: WordSearch): string[] {
  const lines = linesOf(rows);
  const faults = rows.some((row) => row.length !== rows.length) ? ['Das Feld ist nicht quadratisch'] : [];
  if (/[^A-ZÄÖÜ]/.test(rows.join(''))) faults.push('Ein Zeichen ist kein Buchstabe');
  for (const { word, row, column } of hidden) {
    const found = lines.flatMap(({ text, cells }) =>
      [...text].flatMap((_, at) => (text.startsWith(word, at) ? [cells.slice(at, at + word.length)] : [])),
    );
    const places = new Set(found.map((cells) => [...cells].sort().join(' ')));
    if (places.size !== 1) faults.push(`${word} steht ${places.size} Mal im Feld`);
    if (!found.some(([first]) => first === `${row},${column}`)) faults.push(`${word} beginnt an einer anderen Stelle`);
  }
  const rude = UNWANTED.filter((word) => lines.some(({ text }) => text.includes(word)));
  return [...faults, ...rude.map((word) => `Im Feld steht ${word}`)];
}
