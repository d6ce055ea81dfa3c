/** Other tabs write too, or remove everything: watchStored('duda-raetsel', changed) → ends the watch */
export function watchStored(name: string, changed: () => void): () => void {
  const other = ({ key }: StorageEvent) => (key === name || key === null) && changed();
  addEventListener('storage', other);
  return () => removeEventListener('storage', other);
}
