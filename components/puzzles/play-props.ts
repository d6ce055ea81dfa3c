import type { Place } from '@/lib/puzzles/play-rules';

/** What a kind's play gets from the player around it, which has the buttons, keeps the state and celebrates. */
export type PlayProps<Puzzle, State> = {
  puzzle: Puzzle;
  /** What the child has entered so far. */
  state: State;
  change: (next: State) => void;
  /** Says it in the player's one live region; `heard` is what eyes see on the board. */
  tell: (seen: string, heard?: string) => void;
  /** To be marked as wrong, since they were asked for; none any more after the next change. */
  wrong: readonly Place[];
  /** Where the child is now, for checking and revealing just that. */
  visit: (place: Place) => void;
};
