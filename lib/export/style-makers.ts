import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY_MARKS } from '@/lib/policy/library-styles';

/**
 * The scripts of the build that make style elements in the browser, and those that may load such a script: a page that
 * names one of them needs permission for these elements, all others do without.
 *
 * @param chunks scripts by file name: { '2xj1-q7br5x86.js': '…' }
 * @returns their file names
 */
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

/** The same from what Next wrote. @param out the exported site: 'out' */
export function styleMakersIn(out: string): Set<string> {
  const folder = join(out, '_next/static/chunks');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return styleMakers(new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
}
