import { LIBRARY_MARKS } from '@/lib/policy/library-styles';

/** Scripts that create style elements, and scripts that may load one of them:
 * scriptsWithStyles(Map { 'a.js' → '… touch-action …' }) → Set { 'a.js' } */
export function scriptsWithStyles(scripts: ReadonlyMap<string, string>): Set<string> {
  const makers = new Set<string>();
  let marks: readonly string[] = LIBRARY_MARKS;
  while (marks.length > 0) {
    const found = [...scripts].filter(([name, text]) => !makers.has(name) && marks.some((mark) => text.includes(mark)));
    marks = found.map(([name]) => name);
    for (const name of marks) makers.add(name);
  }
  return makers;
}
