import { between, cellsOf, type Found, type Spot, wordBetween } from 'puzzles/wordsearch/play';
import type { WordSearch } from 'puzzles/wordsearch/puzzle';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { PlayProps } from '@/components/puzzles/contract';
import { Grid, GridCell } from '@/components/puzzles/letters/grid';
import { ARROWS, neighbour } from '@/components/puzzles/letters/typing';

const spotAt = (element: Element | null): Spot | undefined => {
  const spot = element?.closest<HTMLElement>('[data-spot]')?.dataset.spot;
  return spot?.split('-').map(Number) as [number, number] | undefined;
};

/** Words are marked by dragging, or by pressing first and last letter, also by keyboard. */
export function Play({ puzzle, state, change, tell, visit }: PlayProps<WordSearch, Found>) {
  const [from, setFrom] = useState<Spot>();
  const [over, setOver] = useState<Spot>();
  const [focus, setFocus] = useState<Spot>([0, 0]);
  const drag = useRef<{ start: Spot; end?: Spot }>(undefined);
  const grid = useRef<HTMLTableElement>(null);
  const rows = puzzle.rows.map((row) => [...row]);
  const found = new Set(
    state.found
      .flatMap((at) => puzzle.hidden.slice(at, at + 1))
      .flatMap(cellsOf)
      .map(String),
  );
  const begun = new Set(from ? between(from, over ?? from).map(String) : []);

  const stop = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  const tryWord = (start: Spot, end: Spot) => {
    stop();
    const at = wordBetween(puzzle, start, end);
    const word = puzzle.hidden[at]?.word;
    if (word === undefined) return tell('Hier steht kein gesuchtes Wort.');
    if (state.found.includes(at)) return tell(`${word} hast du schon.`);
    change({ found: [...state.found, at] });
    visit(String(at));
    tell(`Gefunden: ${word}. Noch ${puzzle.hidden.length - state.found.length - 1}.`);
  };
  const press = (spot: Spot) => {
    setFocus(spot);
    if (from && String(from) === String(spot)) return stop();
    if (from) return tryWord(from, spot);
    setFrom(spot);
    tell(`Anfang bei ${rows[spot[0]]?.[spot[1]]}. Wähle den letzten Buchstaben.`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    const next = step && neighbour(rows, focus, step);
    if (next) {
      setFocus(next);
      if (from) setOver(next);
      grid.current?.querySelector<HTMLElement>(`[data-spot='${next.join('-')}']`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') press(focus);
    else if (event.key === 'Escape' && from) stop();
    else return;
    event.preventDefault();
  };
  const onPointerDown = ({ target }: PointerEvent) => {
    const start = spotAt(target as Element);
    drag.current = start && { start };
  };
  const onPointerMove = ({ buttons, clientX, clientY }: PointerEvent) => {
    const spot = buttons > 0 && drag.current && spotAt(document.elementFromPoint(clientX, clientY));
    if (!drag.current || !spot || String(spot) === String(drag.current.end ?? drag.current.start)) return;
    drag.current.end = spot;
    setFrom(drag.current.start);
    setOver(spot);
  };
  const onPointerUp = () => {
    const { start, end } = drag.current ?? {};
    if (start && end && String(end) !== String(start)) tryWord(start, end);
    else if (end) stop();
  };
  const onClick = ({ target }: MouseEvent) => {
    const spot = spotAt(target as Element);
    // The end of a drag is not a press.
    if (spot && !drag.current?.end) press(spot);
    drag.current = undefined;
  };
  return (
    <div data-puzzle="wordsearch">
      <Grid
        ref={grid}
        aria-label="Buchstabensalat"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={stop}
        onClick={onClick}
      >
        <tbody>
          {rows.map((letters, y) => (
            // Rows and cells never reorder, so the index is a stable key.
            <tr key={String(y)} role="row">
              {letters.map((letter, x) => {
                const [isFound, isBegun] = [found, begun].map((cells) => cells.has(`${y},${x}`));
                return (
                  <GridCell
                    key={String(x)}
                    spot={[y, x]}
                    isHere={focus[0] === y && focus[1] === x}
                    aria-label={`${letter}, Reihe ${y + 1}, Spalte ${x + 1}${isFound ? ', gefunden' : ''}${isBegun ? ', gewählt' : ''}`}
                    data-found={isFound ? '' : undefined}
                    data-begun={isBegun ? '' : undefined}
                    onFocus={() => setFocus([y, x])}
                  >
                    {letter}
                  </GridCell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
      <ul role="list">
        {puzzle.hidden.map(({ word }, at) => (
          <li key={word} data-found={state.found.includes(at) ? '' : undefined}>
            {word}
            {state.found.includes(at) && <span className="visually-hidden">, gefunden</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

export { wordsearchRules as rules } from 'puzzles/wordsearch/play';
