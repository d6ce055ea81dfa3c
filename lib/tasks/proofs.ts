import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Proof = { number: string; file: string; title: string };

/** A title in quotes that ends with requirement numbers: 'the trial is free for four issues (R-PLAN-2, R-PLAN-4)'. */
const TITLE = /(['"`])((?:(?!\1).)+) \((R-[A-Z]+-\d+(?:, R-[A-Z]+-\d+)*)\)\1/g;

/** Every test with the requirement it proves, sorted by number: proofs() →
 * [{ number: 'R-NAV-3', file: 'tests/lib/plain/menu.test.ts', title: 'Escape closes the menu' }, …] */
export function proofs(): Proof[] {
  const files = ['tests', 'packages'].flatMap((room) =>
    (readdirSync(room, { recursive: true }) as string[])
      .filter((name) => /\.(test|spec)\.tsx?$|-suite\.ts$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(room, name)),
  );
  return files
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(TITLE)].flatMap(([, , title = '', numbers = '']) =>
        numbers.split(', ').map((number) => ({ number, file, title })),
      ),
    )
    .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
}

/** `npm run proofs -- R-NAV-3` lists the tests of a requirement, `R-NAV` those of a chapter, no argument all of them. */
function list(wanted = ''): void {
  for (const { number, file, title } of proofs())
    if (!wanted || number === wanted || number.startsWith(`${wanted}-`))
      console.log(`${number.padEnd(10)} ${file}  ${title}`);
}

// Not when tests/conventions/docs.test.ts imports this file.
if (process.argv[1]?.endsWith('proofs.ts')) list(process.argv[2]);
