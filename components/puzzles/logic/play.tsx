import {
  type Block,
  blocksOf,
  faults,
  isSolved,
  isState,
  type LogicState,
  mark,
  reveal,
  solved,
  start,
} from 'puzzles/logic/play';
import type { Logic } from 'puzzles/logic/puzzle';
import type { PlayProps } from '@/components/puzzles/contract';
import { useCells } from '@/components/puzzles/use-cells';
import { Icon } from '@/components/ui/icon';
import { Clues } from './clues';
import { CrossTable } from './cross-table';

export const rules = { start, isState, faults, isSolved, reveal, solved };

type Props = PlayProps<Logic, LogicState>;

const NEXT = { '.': 'x', x: 'o', o: '.' } as const;
const SAID = { '.': 'leer', x: 'Kreuz', o: 'Haken' } as const;
type Sign = keyof typeof NEXT;

function PlayBlock({ puzzle, state, change, tell, wrong, visit, nth, block }: Props & { nth: number; block: Block }) {
  const size = puzzle.solution.length;
  const { box, onKeyDown, cell } = useCells<HTMLTableElement>(size, size);
  return (
    <CrossTable
      ref={box}
      role="grid"
      puzzle={puzzle}
      nth={nth}
      block={block}
      onKeyDown={onKeyDown}
      cell={(at, row, column) => {
        const { onFocus, ...rest } = cell(at % size ** 2);
        const sign = state.marks[at] as Sign;
        const isWrong = wrong.includes(String(at));
        return (
          <button
            type="button"
            {...rest}
            aria-label={`${row}, ${column}: ${SAID[sign]}${isWrong ? ', stimmt noch nicht' : ''}`}
            data-wrong={isWrong ? '' : undefined}
            onFocus={() => {
              onFocus();
              visit(String(at));
            }}
            onClick={() => {
              change(mark(puzzle, state, at, NEXT[sign]));
              tell(`${row}, ${column}: ${SAID[NEXT[sign]]}`);
            }}
          >
            {sign !== '.' && <Icon name={sign === 'x' ? 'x' : 'check'} />}
          </button>
        );
      }}
    />
  );
}

/** A press cycles from empty to cross to tick; a tick crosses out its row and column. */
export const Play = (props: Props) => (
  <>
    <Clues puzzle={props.puzzle} />
    <p>Ein Druck macht ein Kreuz, der zweite einen Haken, der dritte wischt ihn weg.</p>
    <div data-part="cross-tables">
      {blocksOf(props.puzzle).map((block, nth) => (
        <PlayBlock key={`${block.one}-${block.other}`} {...props} block={block} nth={nth} />
      ))}
    </div>
  </>
);
