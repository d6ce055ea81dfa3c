import {
  faults,
  follow,
  isSolved,
  isState,
  type MazeState,
  reveal,
  run,
  sidesOf,
  solved,
  start,
} from 'puzzles/maze/play';
import type { Maze, Way } from 'puzzles/maze/puzzle';
import { WAY_NAMES } from 'puzzles/maze/puzzle';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PlayProps } from '@/components/puzzles/contract';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MazeField } from './maze-field';

export const rules = { start, isState, faults, isSolved, reveal, solved };

const KEYS: Record<string, Way> = { ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down', ArrowLeft: 'left' };
const PADS = ['up', 'left', 'right', 'down'] as const;

/** Drawn with a finger, or walked from fork to fork with arrows; the position is also given in text. */
export function Play({ puzzle, state, change, tell, wrong, visit }: PlayProps<Maze, MazeState>) {
  const { size } = puzzle;
  // Several pointer moves may come between two renders.
  const now = useRef(state);
  now.current = state;

  const here = ({ way }: MazeState) => {
    const at = way.at(-1) as number;
    const { open, back } = sidesOf(puzzle, way);
    const sides = open.map((side) => WAY_NAMES[side] + (side === back ? ' (da kommst du her)' : ''));
    return `Feld Reihe ${Math.floor(at / size) + 1}, Spalte ${(at % size) + 1}; offen: ${sides.join(', ')}`;
  };
  const move = (next: MazeState) => {
    if (next.way.length === now.current.way.length) return tell('Da ist eine Wand.', here(next));
    now.current = next;
    visit(String(next.way.at(-1)));
    change(next);
    tell('', here(next));
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const [column, row] = [event.clientX - left, event.clientY - top].map((from) => Math.floor((from / width) * size));
    const next = follow(puzzle, now.current, (row as number) * size + (column as number));
    if (next.way.length !== now.current.way.length) move(next);
  };
  const press = (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    move(run(puzzle, now.current, way));
  };
  return (
    <div data-puzzle="maze">
      <p className="maze-task">{puzzle.task} Geh mit den Pfeilen, oder zeichne den Weg.</p>
      <MazeField
        maze={puzzle}
        way={state.way}
        name="Das Labyrinth mit dem Weg bis hierher"
        onPointerDown={draw}
        onPointerMove={draw}
      />
      <fieldset className="maze-pad">
        <legend className="visually-hidden">Im Labyrinth gehen</legend>
        {PADS.map((way) => (
          <Button
            key={way}
            variant="second"
            data-way={way}
            aria-label={`nach ${WAY_NAMES[way]}`}
            onKeyDown={press}
            onClick={() => move(run(puzzle, now.current, way))}
          >
            <Icon name={`arrow-${way}`} />
          </Button>
        ))}
      </fieldset>
      <p className="visually-hidden">{here(state)}</p>
      {wrong.length > 0 && <p>Hier kommst du nicht zum Ziel: Geh zurück.</p>}
    </div>
  );
}
