import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { differencesOf } from 'puzzles/differences/in-words';
import { drawingOf } from 'puzzles/drawings/drawing';
import { stepsOf } from 'puzzles/maze/lines';
import { makeSudoku } from 'puzzles/sudoku/make';
import { useState } from 'react';
import type { Playable } from '@/components/puzzles/contract';
import * as differencesPlayer from '@/components/puzzles/differences/play';
import * as logicPlayer from '@/components/puzzles/logic/play';
import * as mazePlayer from '@/components/puzzles/maze/play';
import * as pairsPlayer from '@/components/puzzles/pairs/play';
import * as sudokuPlayer from '@/components/puzzles/sudoku/play';
import { content } from '@/lib/content';
import { puzzle as easy } from './play';

/** Holds the entries like the player, and shows the status message. */
function play<P, S>({ Play, rules }: Playable<P, S>, puzzle: P) {
  function Trial() {
    const [state, change] = useState(rules.start(puzzle));
    const [news, setNews] = useState({ seen: '', heard: '' });
    const tell = (seen: string, heard = '') => setNews({ seen, heard });
    return (
      <>
        <Play puzzle={puzzle} state={state} change={change} tell={tell} wrong={[]} visit={() => {}} />
        <p role="status">
          <span>{news.seen}</span>
          {news.heard && <span className="visually-hidden">{news.heard}</span>}
        </p>
        {rules.isSolved(puzzle, state) && <p>Gelöst!</p>}
      </>
    );
  }
  render(<Trial />);
  return userEvent.setup();
}

const isSolved = () => expect(screen.getByText('Gelöst!')).toBeInTheDocument();
const MAZE_KEYS = { up: 'ArrowUp', right: 'ArrowRight', down: 'ArrowDown', left: 'ArrowLeft' } as const;

describe('a sudoku', () => {
  const puzzle = makeSudoku({ size: 4, pictures: false }, 'easy', 47);

  test('is solved by keyboard, with arrows and digits (R-PUZ-40)', async () => {
    const user = play(sudokuPlayer, puzzle);
    await user.tab();
    for (let row = 0; row < 4; row += 1) {
      const back = row % 2 === 1;
      for (let step = 0; step < 4; step += 1) {
        const at = row * 4 + (back ? 3 - step : step);
        await user.keyboard(puzzle.solution[at] as string);
        if (step < 3) await user.keyboard(back ? '{ArrowLeft}' : '{ArrowRight}');
      }
      await user.keyboard('{ArrowDown}');
    }
    isSolved();
  });

  test('is solved by pressing cells and the labelled keys below', async () => {
    const user = play(sudokuPlayer, puzzle);
    for (const [at, digit] of [...puzzle.solution].entries()) {
      if (puzzle.givens[at] !== '0') continue;
      await user.click(
        screen.getByRole('button', { name: `Reihe ${Math.floor(at / 4) + 1}, Spalte ${(at % 4) + 1}: leer` }),
      );
      await user.click(screen.getByRole('button', { name: `${digit} eintragen` }));
    }
    isSolved();
  });

  test('takes notes and has them in its names (R-PUZ-40)', async () => {
    const user = play(sudokuPlayer, puzzle);
    const at = puzzle.givens.indexOf('0');
    const place = `Reihe ${Math.floor(at / 4) + 1}, Spalte ${(at % 4) + 1}`;
    await user.click(screen.getByRole('button', { name: `${place}: leer` }));
    await user.keyboard('n13');
    expect(screen.getByRole('button', { name: `${place}: Notizen 1, 3` })).toBeInTheDocument();
    await user.keyboard('{Backspace}');
    expect(screen.getByRole('button', { name: `${place}: leer` })).toBeInTheDocument();
  });
});

describe('a maze', () => {
  const puzzle = easy('maze');

  test('is walked by arrow keys, and the status names the open sides (R-PUZ-41)', async () => {
    const user = play(mazePlayer, puzzle);
    await user.tab();
    expect(screen.getByText(/^Feld Reihe 1, Spalte 1; offen: /)).toHaveClass('visually-hidden');
    let at = puzzle.start;
    for (const { way, count } of stepsOf(puzzle)) {
      at += count * { up: -puzzle.size, right: 1, down: puzzle.size, left: -1 }[way];
      const place = `Feld Reihe ${Math.floor(at / puzzle.size) + 1}, Spalte ${(at % puzzle.size) + 1};`;
      // A run ends at each junction, so it may need further presses of the same key.
      for (let nth = 0; nth < count && !screen.getByRole('status').textContent?.startsWith(place); nth += 1)
        await user.keyboard(`{${MAZE_KEYS[way]}}`);
    }
    isSolved();
  });

  test('is walked by its four buttons, and a wall is reported', async () => {
    const user = play(mazePlayer, puzzle);
    const first = stepsOf(puzzle)[0]?.way === 'right' ? 'nach rechts' : 'nach unten';
    await user.click(screen.getByRole('button', { name: first }));
    expect(screen.getByRole('status')).not.toHaveTextContent('Wand');
    await user.click(screen.getByRole('button', { name: first === 'nach rechts' ? 'nach oben' : 'nach links' }));
    expect(screen.getByRole('status').firstChild).toHaveTextContent(/^Da ist eine Wand\.$/);
    expect(within(screen.getByRole('status')).getByText(/Feld Reihe/)).toHaveClass('visually-hidden');
  });
});

test('a logic puzzle is solved by pressing ticks, each cell named by its row and column (R-PUZ-42)', async () => {
  const puzzle = easy('logic');
  const user = play(logicPlayer, puzzle);
  const name = (category: number, item: number) => puzzle.categories[category]?.items[item];
  for (const row of puzzle.solution)
    for (const other of [1, 2]) {
      const cell = () =>
        screen.getByRole('button', {
          name: new RegExp(`^${name(0, row[0] as number)}, ${name(other, row[other] as number)}: `),
        });
      while (!cell().getAttribute('aria-label')?.endsWith('Haken')) await user.click(cell());
    }
  isSolved();
});

test('pairs are found by the names of the turned cards', async () => {
  const puzzle = easy('pairs');
  const user = play(pairsPlayer, puzzle);
  const card = (at: number) =>
    screen.getByRole('button', { name: new RegExp(`Reihe ${Math.floor(at / 4) + 1}, Karte ${(at % 4) + 1}$`) });
  expect(card(0)).toHaveAccessibleName('verdeckt, Reihe 1, Karte 1');
  for (const motif of puzzle.motifs.keys())
    for (const [at, one] of puzzle.cards.entries()) if (one === motif) await user.click(card(at));
  expect(card(0)).toHaveAccessibleName(`${puzzle.motifs[puzzle.cards[0] as number]?.name}, gefunden, Reihe 1, Karte 1`);
  isSolved();
});

describe('two pictures with differences', () => {
  const puzzle = easy('differences');

  test('are solved by keyboard, with neutral names for their areas', async () => {
    const user = play(differencesPlayer, puzzle);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Feld Reihe 1, Spalte 1' })).toHaveFocus();
    for (let row = 0; row < 5; row += 1) {
      for (let step = 0; step < 8; step += 1) {
        await user.keyboard('{Enter}');
        if (step < 7) await user.keyboard(row % 2 ? '{ArrowLeft}' : '{ArrowRight}');
      }
      await user.keyboard('{ArrowDown}');
    }
    isSolved();
  });

  test('have a description in words, and the differences are named by place (R-PUZ-44)', async () => {
    const user = play(differencesPlayer, puzzle);
    await user.click(screen.getByText('Wo ist etwas anders?'));
    for (const at of differencesOf(puzzle))
      await user.click(screen.getByRole('button', { name: puzzle.spots[at]?.place as string }));
    isSolved();
    expect(
      within(screen.getByText('Zweites Bild').parentElement as HTMLElement).getAllByRole('listitem').length,
    ).toBeGreaterThan(8);
  });
});

test('everything that content’s puzzles show has a drawing', () => {
  const { mazes, things } = content.puzzles;
  const names = [
    ...mazes.flatMap(({ figure, aim }) => [figure, aim]),
    ...Object.values(things)
      .flat()
      .map(({ drawing }) => drawing),
  ];
  expect(names.filter((name) => drawingOf(name).length === 0)).toEqual([]);
});
