import { useEffect, useState } from 'react';
import type { PlayRules } from '@/lib/puzzles/play-rules';
import { keepState, keptState, watchStates } from '@/lib/puzzles/store';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Entries with undo history. Stored on the device from the first entry on (R-PUZ-7), and synced between tabs. */
export function useGame(rules: PlayRules<unknown, unknown>, puzzle: unknown, address: string) {
  const [{ steps, isBack }, setGame] = useState(() => {
    const kept = rules.isState(puzzle, keptState(address));
    return { steps: [kept ?? rules.start(puzzle)], isBack: kept !== undefined };
  });
  const [isKept, setKept] = useState<boolean | undefined>(isBack || undefined);
  const show = (next: readonly unknown[]) => setGame({ steps: [...next], isBack });
  const keep = (next: readonly unknown[]) => {
    show(next);
    setKept(keepState(address, next.at(-1)));
  };
  useEffect(
    () =>
      watchStates(() => {
        const other = rules.isState(puzzle, keptState(address)) ?? rules.start(puzzle);
        // The change may be another puzzle's.
        setGame((game) => (isSame(game.steps.at(-1), other) ? game : { ...game, steps: [...game.steps, other] }));
      }),
    [rules, puzzle, address],
  );
  return {
    state: steps.at(-1),
    isBack,
    /** False if the device refuses to store; undefined before the first entry. */
    isKept,
    change: (next: unknown) => keep([...steps, next]),
    undo: steps.length > 1 ? () => keep(steps.slice(0, -1)) : undefined,
    restart: () => {
      show([rules.start(puzzle)]);
      keepState(address, undefined);
      setKept(undefined);
    },
  };
}
