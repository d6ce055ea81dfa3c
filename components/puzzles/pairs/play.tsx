import { isOpen, isSolved, isState, type PairsState, reveal, solved, start, turn } from 'puzzles/pairs/play';
import type { Pairs } from 'puzzles/pairs/puzzle';
import type { PlayProps } from '@/components/puzzles/contract';
import { useCells } from '@/components/puzzles/use-cells';

export const rules = { start, isState, isSolved, reveal, solved };

/** A table with arrow-key navigation. */
const GRID = { role: 'grid', 'aria-label': 'Karten' };

/** Two cards at a time; a mismatch stays open until the next press. */
export function Play({ puzzle, state, change, tell, visit }: PlayProps<Pairs, PairsState>) {
  const { columns, cards, motifs } = puzzle;
  const { box, onKeyDown, cell } = useCells<HTMLTableElement>(cards.length / columns, columns);
  const nameOf = (at: number) => motifs[cards[at] as number]?.name;
  const press = (at: number) => {
    const next = turn(puzzle, state, at);
    if (next === state) return tell(`${nameOf(at)} liegt schon offen.`);
    change(next);
    if (next.found.length > state.found.length) tell(`${nameOf(at)}: ein Paar!`);
    else
      tell(next.open.length > 1 ? `${nameOf(at)}: passt nicht zu ${nameOf(next.open[0] as number)}.` : `${nameOf(at)}`);
  };
  const rows = Array.from({ length: cards.length / columns }, (_, row) => row);
  return (
    <>
      <table ref={box} {...GRID} className="pair-cards" onKeyDown={onKeyDown}>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (_, column) => row * columns + column).map((at) => {
                const { onFocus, ...rest } = cell(at);
                const open = isOpen(puzzle, state, at);
                const isFound = open && state.found.includes(cards[at] as number);
                return (
                  <td key={at}>
                    <button
                      type="button"
                      {...rest}
                      data-open={open ? '' : undefined}
                      data-found={isFound ? '' : undefined}
                      aria-label={`${open ? nameOf(at) : 'verdeckt'}${isFound ? ', gefunden' : ''}, Reihe ${row + 1}, Karte ${(at % columns) + 1}`}
                      onFocus={() => {
                        onFocus();
                        visit(String(at));
                      }}
                      onClick={() => press(at)}
                    >
                      <img src={motifs[cards[at] as number]?.src} alt="" hidden={!open} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`${state.found.length} von ${motifs.length} Paaren gefunden, ${state.turns} Mal zwei Karten aufgedeckt.`}</p>
    </>
  );
}
