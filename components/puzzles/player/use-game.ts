import type { PlayRules } from 'puzzles/contract';
import { useEffect, useState } from 'react';
import { keepState, keptState, watchStates } from '@/lib/puzzles/store';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Game<State> = { state: State; past: readonly State[]; isBack: boolean };

/** Entries with undo history. Stored on the device from the first entry on (R-PUZ-7), and synced between tabs. */
export function useGame<Puzzle, State>(rules: PlayRules<Puzzle, State>, puzzle: Puzzle, address: string) {
  const [{ state, past, isBack }, setGame] = useState<Game<State>>(() => {
    const kept = rules.isState(puzzle, keptState(address));
    return { state: kept ?? rules.start(puzzle), past: [], isBack: kept !== undefined };
  });
  const [isKept, setKept] = useState<boolean | undefined>(isBack || undefined);
  const keep = (next: State, before: readonly State[]) => {
    setGame({ state: next, past: before, isBack });
    setKept(keepState(address, next));
  };
  useEffect(
    () =>
      watchStates(() => {
        const other = rules.isState(puzzle, keptState(address)) ?? rules.start(puzzle);
        // The change may be another puzzle's.
        setGame((game) =>
          isSame(game.state, other) ? game : { ...game, state: other, past: [...game.past, game.state] },
        );
      }),
    [rules, puzzle, address],
  );
  const last = past.at(-1);
  return {
    state,
    isBack,
    /** False if the device refuses to store; undefined before the first entry. */
    isKept,
    change: (next: State) => keep(next, [...past, state]),
    undo: last === undefined ? undefined : () => keep(last, past.slice(0, -1)),
    restart: () => {
      setGame({ state: rules.start(puzzle), past: [], isBack });
      keepState(address, undefined);
      setKept(undefined);
    },
  };
}
