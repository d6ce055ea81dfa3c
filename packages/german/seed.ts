/** Seed for a generator, a hash that is the same everywhere (FNV-1a): seedOf('2026-47', 'sudoku', 'easy') → 1661802520 */
export function seedOf(...parts: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const sign of parts.join('/')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
