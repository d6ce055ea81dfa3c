/** median([3, 1, 2]) → 2; the upper of the two middle values for an even count. */
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A Markdown table; every column but the first is right-aligned. A bar in a cell does not end it. */
export function table(heads: readonly string[], rows: readonly (string | number)[][]): string {
  const rules = heads.map((_, column) => (column === 0 ? '---' : '--:'));
  const escaped = (cell: string | number) => String(cell).replaceAll('|', '\\|');
  return [heads, rules, ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n');
}

/** Bytes in kB of 1000 bytes: kB(1234) → '1.2' */
export const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** A value against its upper limit: against(1.62, 1.3, 1) → '**1.6 > 1.3**', against(0.41, 0.5, 1) → '0.4 ≤ 0.5' */
export function against(value: number, most: number, digits = 0): string {
  const [shown, goal] = [value.toFixed(digits), String(most)];
  return Number(shown) <= most ? `${shown} ≤ ${goal}` : `**${shown} > ${goal}**`;
}

/** A value against its lower limit: atLeast(96, 97) → '**96 < 97**', atLeast(100, 97) → '100 ≥ 97' */
export const atLeast = (value: number, least: number) =>
  value >= least ? `${value} ≥ ${least}` : `**${value} < ${least}**`;
