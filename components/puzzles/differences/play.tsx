import { differenceInWords } from 'puzzles/differences/in-words';
import { type DifferencesState, isSolved, isState, press, reveal, solved, start } from 'puzzles/differences/play';
import { areasOf, COLUMNS, type Differences, ROWS, type Spot } from 'puzzles/differences/puzzle';
import type { PlayProps } from '@/components/puzzles/contract';
import { useCells } from '@/components/puzzles/use-cells';
import { Button } from '@/components/ui/button';
import { InWords, Scene } from './scene';

export const rules = { start, isState, isSolved, reveal, solved };

const AREAS = Array.from({ length: COLUMNS * ROWS }, (_, at) => at);

/** Differences are marked by pressing a picture or, beside its description, the name of the place. */
export function Play({ puzzle, state, change, tell, visit }: PlayProps<Differences, DifferencesState>) {
  const { box, onKeyDown, cell } = useCells<HTMLFieldSetElement>(ROWS, COLUMNS);
  const look = (area: number) => {
    const next = press(puzzle, state, area);
    const hit = next.found.find((at) => areasOf(puzzle.spots[at] as Spot).includes(area));
    if (next.found.length === state.found.length)
      tell(hit === undefined ? 'Hier ist alles gleich.' : 'Das hast du schon.');
    if (next.found.length === state.found.length) return;
    change(next);
    tell(differenceInWords(puzzle.spots[hit as number] as Spot));
  };
  const isFound = (area: number) => state.found.some((at) => areasOf(puzzle.spots[at] as Spot).includes(area));
  const areas = (isFirst: boolean) =>
    AREAS.map((area) => {
      const { onFocus, ...rest } = cell(area);
      const name = `Feld Reihe ${Math.floor(area / COLUMNS) + 1}, Spalte ${(area % COLUMNS) + 1}${isFound(area) ? ', gefunden' : ''}`;
      const focus = () => {
        onFocus();
        visit(String(area));
      };
      return isFirst ? (
        <button key={area} type="button" {...rest} onFocus={focus} aria-label={name} onClick={() => look(area)} />
      ) : (
        <button key={area} type="button" tabIndex={-1} onClick={() => look(area)} />
      );
    });
  return (
    <>
      <p>{`${puzzle.title}: ${state.found.length} von ${puzzle.differences} Unterschieden gefunden.`}</p>
      <div data-part="scene-pair">
        <div className="scene-box">
          <Scene puzzle={puzzle} picture="first" found={state.found} />
          <fieldset ref={box} aria-label="Felder des Bildes" onKeyDown={onKeyDown}>
            {areas(true)}
          </fieldset>
        </div>
        <div className="scene-box">
          <Scene puzzle={puzzle} picture="second" found={state.found} />
          <div aria-hidden="true">{areas(false)}</div>
        </div>
      </div>
      <ol>
        {state.found.map((at) => (
          <li key={at}>{differenceInWords(puzzle.spots[at] as Spot)}</li>
        ))}
      </ol>
      <InWords puzzle={puzzle} />
      <details className="scene-places">
        <summary>Wo ist etwas anders?</summary>
        <ul role="list">
          {puzzle.spots.map((spot) => (
            <li key={spot.place}>
              <Button variant="second" size="small" onClick={() => look(areasOf(spot)[0] as number)}>
                {spot.place}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
