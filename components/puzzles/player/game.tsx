import type { Content } from 'content/kinds';
import { fillTemplate } from 'german/fill-template';
import type { Place } from 'puzzles/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Playable } from '@/components/puzzles/contract';
import { Clock } from './clock';
import { GameTools } from './game-tools';
import { useGame } from './use-game';

export type PlayerCopy = Content['lists']['puzzles']['player'];

type Props<Puzzle, State> = {
  playable: Playable<Puzzle, State>;
  puzzle: Puzzle;
  address: string;
  name: string;
  copy: PlayerCopy;
  takesFocus: boolean;
};

const NONE: readonly Place[] = [];

/** A puzzle being played: the kind's own board, and the tools that all kinds share (R-PUZ-6). */
export function Game<Puzzle, State>({ playable, puzzle, address, name, copy, takesFocus }: Props<Puzzle, State>) {
  const { Play, rules } = playable;
  const { state, isBack, isKept, change, undo, restart } = useGame(rules, puzzle, address);
  const [wrong, setWrong] = useState(NONE);
  const [place, visit] = useState<Place>();
  const [isShown, setShown] = useState(false);
  const [news, setNews] = useState({ seen: isBack ? copy.back : '', heard: '' });
  const tell = (seen: string, heard = '') => setNews({ seen, heard });
  const board = useRef<HTMLFieldSetElement>(null);
  // Before the board is painted: nothing moves under a finger that taps at once.
  useLayoutEffect(() => {
    if (!takesFocus || !board.current) return;
    const { top, bottom } = board.current.getBoundingClientRect();
    // What does not fit begins at the top of the window, so that board and keys share it.
    if (top < 0 || bottom > window.innerHeight) board.current.scrollIntoView({ behavior: 'instant' });
    board.current.querySelector<HTMLElement>('[tabindex="0"], button, input')?.focus();
  }, [takesFocus]);
  const isSolved = rules.isSolved(puzzle, state);
  const { faults: faultsOf } = rules;
  const isWon = isSolved && !isShown;

  const clear = () => {
    setWrong(NONE);
    setShown(false);
  };
  const step = (next: State, message = '') => {
    clear();
    change(next);
    tell(rules.isSolved(puzzle, next) ? copy.solved : message);
  };
  const checkAll = (faults: Place[]) => {
    setWrong(faults);
    tell(
      faults.length === 0
        ? copy.right
        : faults.length === 1
          ? copy.wrong.one
          : fillTemplate(copy.wrong.more, { count: faults.length }),
    );
  };
  const checkHere = (faults: Place[]) => {
    const isWrong = place !== undefined && faults.includes(place);
    setWrong(isWrong ? [place] : NONE);
    tell(place === undefined ? copy.here.none : isWrong ? copy.here.wrong : copy.here.right);
  };
  const showAll = () => {
    step(rules.solved(puzzle));
    setShown(true);
    tell(copy.shown);
  };
  const back =
    undo &&
    (() => {
      clear();
      undo();
      tell('');
    });
  const again = () => {
    clear();
    restart();
    tell('');
  };
  return (
    <div className="at-play no-print" data-won={isWon ? '' : undefined}>
      <fieldset ref={board} className="play-board">
        <legend className="visually-hidden">{name}</legend>
        <Play
          puzzle={puzzle}
          state={state}
          change={step}
          // The message that the puzzle is solved is not replaced.
          tell={(seen, heard = '') => setNews((before) => (before.seen === copy.solved ? before : { seen, heard }))}
          wrong={wrong}
          visit={visit}
        />
      </fieldset>
      <p role="status" className="play-news">
        <span>{news.seen}</span>
        {news.heard && <span className="visually-hidden">{` ${news.heard}`}</span>}
      </p>
      <GameTools
        check={faultsOf && ((of) => (of === 'all' ? checkAll : checkHere)(faultsOf(puzzle, state)))}
        reveal={isSolved ? undefined : () => step(rules.reveal(puzzle, state, place))}
        showAll={isSolved ? undefined : showAll}
        undo={back}
        restart={again}
      />
      <Clock isOver={isSolved} />
      {isKept !== undefined && <p className="play-note">{isKept ? copy.kept : copy.blocked}</p>}
    </div>
  );
}
