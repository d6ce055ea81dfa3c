import type { Place } from '@/lib/puzzles/play-rules';

/** Props that the player passes to a kind's board. The player has the buttons, keeps the state and celebrates. */
export type PlayProps<Puzzle, State> = {
  puzzle: Puzzle;
  /** The child's entries so far. */
  state: State;
  change: (next: State) => void;
  /** Shows a message in the player's live region; `heard` is for screen readers only. */
  tell: (seen: string, heard?: string) => void;
  /** Places to mark as wrong after a check; cleared by the next change. */
  wrong: readonly Place[];
  /** Reports the current place, so that it alone can be checked or revealed. */
  visit: (place: Place) => void;
};
