/** How far a list was expanded when the visitor left; kept in its history entry. */
type Kept = {
  /** Identifies the filter. */
  filter: string;
  /** Number of presses of 'Mehr anzeigen'. */
  steps: number;
  /** Scroll position in pixels when the visitor left. */
  at?: number;
};

/** Field of the history entry; a list hydrates at once if the entry has it. */
export const EXPANDED = 'unrolled';

/** Undefined if the entry is for another filter or list, or from an older version. */
export function storedExpansion(filter: string): Kept | undefined {
  const kept = (window.history.state as { [EXPANDED]?: Partial<Kept> } | null)?.[EXPANDED];
  return kept?.filter === filter && Number.isInteger(kept.steps) ? (kept as Kept) : undefined;
}

export const storeExpansion = (kept: Kept) =>
  window.history.replaceState({ ...window.history.state, [EXPANDED]: kept }, '');
