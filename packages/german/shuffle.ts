/** Uniform (Fisher–Yates): shuffle(['a', 'b', 'c']) → such as ['c', 'a', 'b'] */
export function shuffle<T>(list: readonly T[], random: () => number = Math.random): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
