/** For a generator, the same everywhere (FNV-1a): seedOf('2026-47', 'sudoku', 'easy') → 1661802520 */
export function seedOf(...parts: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(parts.join('/'))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
