/** Keeps the first of each id (R-TIP-8): uniqueById([{ id: 1 }, { id: 2 }, { id: 1 }]) → { items: [{ id: 1 }, { id: 2 }], removed: 1 } */
export function uniqueById<T extends { id: number }>(list: readonly T[]): { items: T[]; removed: number } {
  const first = new Map<number, T>();
  for (const item of list) if (!first.has(item.id)) first.set(item.id, item);
  return { items: [...first.values()], removed: list.length - first.size };
}
