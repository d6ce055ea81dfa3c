export type Part = { from: number; to: number };

const UNIT = 'bytes=';

/** Byte range of a request, both ends included:
 * parseRange('bytes=5-', 20) → { from: 5, to: 19 }, parseRange('bytes=30-', 20) → 'none', parseRange(undefined, 20) → undefined */
export function parseRange(asked: string | undefined, size: number): Part | 'none' | undefined {
  if (!asked?.startsWith(UNIT)) return undefined;
  const [first = '', last = '', ...more] = asked.slice(UNIT.length).split('-');
  const [from, to] = [Number(first), Math.min(last ? Number(last) : size - 1, size - 1)];
  if (first === '' || more.length > 0 || !Number.isInteger(from) || !Number.isInteger(to)) return undefined;
  return from <= to ? { from, to } : 'none';
}
