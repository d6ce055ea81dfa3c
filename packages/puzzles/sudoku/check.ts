import type { Sudoku } from './puzzle';

type Open = ReadonlyMap<number, ReadonlySet<string>>;

const BOX_WIDTH: Record<number, number> = { 4: 2, 6: 3, 9: 3 };

/** Cell indexes of each row, column and box. */
function housesOf(size: number): number[][] {
  const houses = new Map<string, number[]>();
  const width = BOX_WIDTH[size] ?? size;
  const height = size / width;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      for (const house of [`r${row}`, `c${column}`, `b${Math.floor(row / height)}.${Math.floor(column / width)}`])
        houses.set(house, [...(houses.get(house) ?? []), row * size + column]);
  return [...houses.values()];
}

/** Peers of each cell: those in the same row, column or box. */
const seenFrom = (houses: readonly number[][], count: number) =>
  Array.from({ length: count }, (_, at) => [...new Set(houses.filter((house) => house.includes(at)).flat())]);

type Rules = { digits: readonly string[]; houses: readonly number[][]; seen: readonly number[][] };

/** Candidates of each empty cell. */
function openOf(text: string, { digits, seen }: Rules): Open {
  const open = new Map<number, Set<string>>();
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '0') continue;
    const left = new Set(digits);
    for (const other of seen[at] as number[]) left.delete(text[other] as string);
    open.set(at, left);
  }
  return open;
}

const withDigit = (text: string, at: number, digit: string) => text.slice(0, at) + digit + text.slice(at + 1);

/** Up to two solutions, by backtracking. */
function solutionsOf(text: string, rules: Rules): string[] {
  const [first, ...others] = openOf(text, rules);
  if (!first) return [text];
  let [at, open] = first;
  for (const [otherAt, other] of others) if (other.size < open.size) [at, open] = [otherAt, other];
  const found: string[] = [];
  for (const digit of open) {
    found.push(...solutionsOf(withDigit(text, at, digit), rules));
    if (found.length > 1) break;
  }
  return found;
}

/** Solves as far as naked and hidden singles allow. */
function bySingles(given: string, rules: Rules): string {
  let text = given;
  for (;;) {
    const open = openOf(text, rules);
    const next = new Map(
      [...open].flatMap(([at, set]) => (set.size === 1 ? [[at, [...set][0] as string] as const] : [])),
    );
    for (const house of rules.houses)
      for (const digit of rules.digits) {
        const places = house.filter((at) => open.get(at)?.has(digit));
        if (places.length === 1) next.set(places[0] as number, digit);
      }
    if (next.size === 0) return text;
    for (const [at, digit] of next) text = withDigit(text, at, digit);
  }
}

/** Faults, [] if valid: faultsOfSudoku(puzzle) → ['hat mehr als eine Lösung'] */
export function faultsOfSudoku({ size, givens, solution }: Sudoku): string[] {
  const digits = Array.from({ length: size }, (_, at) => String(at + 1));
  const houses = housesOf(size);
  if (givens.length !== size * size || solution.length !== size * size)
    return ['hat nicht so viele Felder, wie es soll'];
  const rules = { digits, houses, seen: seenFrom(houses, size * size) };
  const isRight = houses.every((house) => digits.every((digit) => house.some((at) => solution[at] === digit)));
  const agrees = [...givens].every((digit, at) => digit === '0' || digit === solution[at]);
  const [first, second] = solutionsOf(givens, rules);
  const isSingle = bySingles(givens, rules) === solution;
  return [
    ...(isRight ? [] : ['die Lösung hat eine Ziffer zweimal in einer Reihe, Spalte oder einem Block']),
    ...(agrees ? [] : ['die Lösung ändert eine Ziffer, die dasteht']),
    ...(first === undefined ? ['hat keine Lösung'] : []),
    ...(second === undefined ? [] : ['hat mehr als eine Lösung']),
    ...(size < 9 && !isSingle ? ['geht nicht mit einzelnen Ziffern auf, ist also nicht leicht'] : []),
    ...(size === 9 && isSingle ? ['geht mit einzelnen Ziffern auf, ist also nicht knifflig'] : []),
  ];
}
