import type { Crossword, Entry } from './puzzle';

type Run = { row: number; column: number; isDown: boolean; word: string };

const turned = (rows: readonly string[]) =>
  [...(rows[0] ?? '')].map((_, column) => rows.map((row) => row[column]).join(''));

/** Runs of two or more letters in a line. */
const runsIn = (lines: readonly string[], isDown: boolean): Run[] =>
  lines.flatMap((line, nth) =>
    [...line.matchAll(/[^.]{2,}/g)].map(({ 0: word, index }) =>
      isDown ? { row: index, column: nth, isDown, word } : { row: nth, column: index, isDown, word },
    ),
  );

const same = (one: Pick<Run, 'row' | 'column' | 'isDown'>) => `${one.row}/${one.column}/${one.isDown}`;

function numberingFaults(entries: readonly Entry[]): string[] {
  const starts = [...entries].sort((one, other) => one.row - other.row || one.column - other.column);
  let [number, last] = [0, ''];
  return starts.flatMap((entry) => {
    const start = `${entry.row}/${entry.column}`;
    if (start !== last) number += 1;
    last = start;
    return entry.number === number ? [] : `Nummer ${entry.number} müsste ${number} sein`;
  });
}

/** Number of letters connected to the first one. */
function reached(rows: readonly string[]): number {
  const open = new Set(rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '.' ? [] : `${y},${x}`))));
  const todo = [...open].slice(0, 1);
  for (const cell of todo) {
    open.delete(cell);
    const [y, x] = cell.split(',').map(Number) as [number, number];
    for (const next of [`${y + 1},${x}`, `${y - 1},${x}`, `${y},${x + 1}`, `${y},${x - 1}`])
      if (open.delete(next)) todo.push(next);
  }
  return todo.length;
}

/** Faults of a crossword, [] if it is valid: faultsOfCrossword(puzzle) → ['LAVA kreuzt kein anderes Wort'] */
export function faultsOfCrossword({ rows, entries, solution }: Crossword): string[] {
  const runs = [...runsIn(rows, false), ...runsIn(turned(rows), true)];
  const letters = rows.join('').replaceAll('.', '').length;
  const asked = new Set(entries.map(same));
  const faults: string[] = [];
  if (new Set(rows.map((row) => row.length)).size !== 1) faults.push('Die Reihen sind verschieden lang');
  if (/[^A-ZÄÖÜ.]/.test(rows.join(''))) faults.push('Ein Zeichen ist kein Buchstabe');
  if (entries.length < 10) faults.push(`Nur ${entries.length} Wörter`);
  if (asked.size !== entries.length || runs.length !== entries.length)
    faults.push('Wörter und Hinweise sind ungleich viele');
  for (const run of runs) {
    if (!asked.has(same(run))) faults.push(`${run.word} hat keinen Hinweis`);
    if (run.word.length < 3 || run.word.length > 12) faults.push(`${run.word} hat ${run.word.length} Buchstaben`);
    const [lines, at, from] = run.isDown ? [rows, run.column, run.row] : [turned(rows), run.row, run.column];
    const crossed = [...run.word].some((_, nth) => {
      const line = lines[from + nth] ?? '';
      return (line[at - 1] ?? '.') !== '.' || (line[at + 1] ?? '.') !== '.';
    });
    if (!crossed) faults.push(`${run.word} kreuzt kein anderes Wort`);
  }
  if (new Set(runs.map(({ word }) => word)).size !== runs.length) faults.push('Ein Wort steht zweimal da');
  if (new Set(entries.map(({ clue }) => clue)).size !== entries.length) faults.push('Ein Hinweis steht zweimal da');
  if (reached(rows) !== letters) faults.push('Das Gitter zerfällt in Teile');
  if (letters / rows.join('').length < 0.3) faults.push('Das Gitter ist zu leer');
  const read = solution.cells.map(([row, column]) => rows[row]?.[column]).join('');
  if (read !== solution.word || read.length < 4) faults.push(`Das Lösungswort ergibt ${read}`);
  if (new Set(solution.cells.map(String)).size !== read.length) faults.push('Ein Feld des Lösungsworts zählt doppelt');
  if (runs.some(({ word }) => word === solution.word)) faults.push('Das Lösungswort steht schon im Gitter');
  return [...faults, ...numberingFaults(entries)];
}
