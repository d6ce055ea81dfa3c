import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPST } from '@/lib/print/compile';
import { frameWord } from '@/lib/print/frames';

const templates = (readdirSync(join(TYPST), { recursive: true }) as string[])
  .filter((name) => name.endsWith('.typ'))
  .map((name) => readFileSync(join(TYPST, name), 'utf8'));
const named = templates.flatMap((text) =>
  [...text.matchAll(/(?:report\([^,]+|pour\([^,]+, [^,]+), "([\w-]+)"|\bid: "([\w-]+)"/g)].map(
    ([, one, other]) => one ?? other ?? '',
  ),
);

test('frames of the templates have German names', () => {
  expect(new Set(named).size).toBeGreaterThan(10);
  expect(named.filter((id) => frameWord(id) === id)).toEqual([]);
});
