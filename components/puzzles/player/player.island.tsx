'use client';

import type { Kind } from 'content/puzzle-kinds';
import type { PuzzleOf } from 'puzzles/makers';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { PLAYERS } from '@/components/puzzles/players';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLazyImport } from '@/components/ui/use-late';
import { keptState } from '@/lib/puzzles/store';
import type { PlayerCopy } from './game';

type Props<K extends Kind> = {
  kind: K;
  puzzle: PuzzleOf<K>;
  /** Storage key of the entries: '2026-47/sudoku/easy'. */
  address: string;
  /** „Sudoku, leicht“ */
  name: string;
  copy: PlayerCopy;
  /** The printable puzzle. */
  children?: ReactNode;
};

/** Shows the printable puzzle until „Hier lösen“ loads the game (R-PUZ-6); a started puzzle resumes by itself. Always
 * prints the empty puzzle. */
export function Player<K extends Kind>({ kind, puzzle, address, name, copy, children }: Props<K>) {
  const fetchPlay = useCallback(async () => {
    const [{ Game }, playable] = await Promise.all([import('./game'), PLAYERS[kind]()]);
    return { Game, playable };
  }, [kind]);
  const { part, isLost, ask } = useLazyImport(fetchPlay);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (keptState(address) !== undefined) ask();
  }, [address, ask]);
  const print = children && (
    <Button variant="second" onClick={() => window.print()} aria-label={`Drucken: ${name}`}>
      <Icon name="printer" />
      Drucken
    </Button>
  );
  return (
    <div className="player" data-resumes={address} data-playing={part ? '' : undefined}>
      {!part && (
        <div className="player-start no-print">
          {/* Covers the printed grid too: whoever presses that means this. */}
          <Button
            onClick={() => {
              setPressed(true);
              ask();
            }}
            aria-label={`Hier lösen: ${name}`}
          >
            Hier lösen
          </Button>
          {print}
          {isLost && <p role="alert">{copy.lost}</p>}
        </div>
      )}
      {children && <div className="player-paper">{children}</div>}
      {part && (
        <part.Game
          playable={part.playable}
          puzzle={puzzle}
          address={address}
          name={name}
          copy={copy}
          takesFocus={isPressed}
        />
      )}
      {part && print && <div className="player-start no-print">{print}</div>}
    </div>
  );
}
