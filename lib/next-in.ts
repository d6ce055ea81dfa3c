/** What follows in a list, wrapping around: nextIn([a, b, c, d, e], d, 3) → [e, a, b] */
export function nextIn<T>(list: readonly T[], one: T, count: number): T[] {
  const at = list.indexOf(one);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].slice(0, count);
}
