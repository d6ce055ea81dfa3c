/** How far a list was unrolled when the visitor left it, in its entry of the history. */
type Kept = {
  /** Tells one filter from another. */
  filter: string;
  /** How often 'Mehr anzeigen' was pressed. */
  steps: number;
  /** Pixels the page was scrolled when it was left. */
  at?: number;
};

/** The field of the entry in the history: the list is hydrated at once where there is one. */
export const UNROLLED = 'unrolled';

/** Of this filter, or undefined: the entry may be another list's, or written by an older page. */
export function keptRoom(filter: string): Kept | undefined {
  const kept = (window.history.state as { [UNROLLED]?: Partial<Kept> } | null)?.[UNROLLED];
  return kept?.filter === filter && Number.isInteger(kept.steps) ? (kept as Kept) : undefined;
}

export const keepRoom = (kept: Kept) => window.history.replaceState({ ...window.history.state, [UNROLLED]: kept }, '');
