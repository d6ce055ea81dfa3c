/** Listens for changes by other tabs, including a cleared storage: watchStored('duda-raetsel', changed) → unsubscribe function */
export function watchStored(name: string, changed: () => void): () => void {
  const other = ({ key }: StorageEvent) => (key === name || key === null) && changed();
  addEventListener('storage', other);
  return () => removeEventListener('storage', other);
}
