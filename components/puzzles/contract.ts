import type { Place, PlayRules } from 'puzzles/contract';
import type { ComponentType, ReactNode } from 'react';

/** Exported by a kind's sheet.tsx, which has no styles, so that browsers can render it. */
export type SheetParts<Puzzle> = {
  /** The puzzle as printed. */
  Sheet: (props: { puzzle: Puzzle }) => ReactNode;
  Solution: (props: { puzzle: Puzzle }) => ReactNode;
  /** Set if the sheet includes its instructions. */
  isSelfExplained?: boolean;
  /** Set if cards are cut out, so that a printed solution makes no sense. */
  isCutOut?: boolean;
};

/** Exported by a kind's look.ts, which only the server loads. */
export type Look<Puzzle> = {
  /** Styles of the kind, on paper and on screen, for sheet, game and solution. */
  Root: ComponentType<{ children: ReactNode }>;
  /** Adds what only the server knows: addresses of pictures. */
  prepare?: (puzzle: Puzzle) => Puzzle;
};

/** Exported by a kind's play.tsx. */
export type Playable<Puzzle, State> = {
  Play: (props: PlayProps<Puzzle, State>) => ReactNode;
  rules: PlayRules<Puzzle, State>;
};

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
