import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY_MARKS } from '@/lib/policy/library-styles';

/** Scripts that make style elements, and those that may load one: styleMakers(Map { 'a.js' → '… touch-action …' }) → Set { 'a.js' } */
export function styleMakers(chunks: ReadonlyMap<string, string>): Set<string> {
  const makers = new Set<string>();
  let marks: readonly string[] = LIBRARY_MARKS;
  while (marks.length > 0) {
    const found = [...chunks].filter(([name, text]) => !makers.has(name) && marks.some((mark) => text.includes(mark)));
    marks = found.map(([name]) => name);
    for (const name of marks) makers.add(name);
  }
  return makers;
}

/** styleMakersIn('out') → Set { '0a1b2c3d.js' } */
export function styleMakersIn(out: string): Set<string> {
  const folder = join(out, '_next/static/chunks');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return styleMakers(new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
}
