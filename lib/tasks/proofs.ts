import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Proof = { number: string; file: string; title: string };

/** A title in quotes that ends with requirement numbers: 'the trial is free for four issues (R-PLAN-2, R-PLAN-4)'. */
const TITLE = /(['"`])((?:(?!\1).)+) \((R-[A-Z]+-\d+(?:, R-[A-Z]+-\d+)*)\)\1/g;

/** Every test with the requirement it proves, sorted by number: proofs() →
 * [{ number: 'R-NAV-3', file: 'tests/lib/plain/menu.test.ts', title: 'Escape closes the menu' }, …] */
export function proofs(): Proof[] {
  const files = (readdirSync('tests', { recursive: true }) as string[])
    .filter((name) => /\.(test|spec)\.tsx?$|-suite\.ts$/.test(name) && !name.includes('node_modules'))
    .map((name) => join('tests', name));
  return files
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(TITLE)].flatMap(([, , title = '', numbers = '']) =>
        numbers.split(', ').map((number) => ({ number, file, title })),
      ),
    )
    .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
}
