import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayProps } from '@/components/puzzles/contract';
import { Game } from '@/components/puzzles/player/game';
import { content } from '@/lib/content';
import type { PlayRules } from '@/lib/puzzles/contract';
import { press } from '../play';

const KEY = 'duda-raetsel';
const ADDRESS = '2026-47/wort/easy';
const { player: copy } = content.lists.puzzles;

/** A puzzle as small as can be: write a word, a letter a field. */
type Word = string;
type Letters = string[];
const SOLUTION: Word = 'EI';

function Play({ puzzle, state, change, wrong, visit }: PlayProps<Word, Letters>) {
  return [...puzzle].map((_, at) => (
    <input
      key={`feld-${String(at)}`}
      aria-label={`Feld ${at + 1}`}
      aria-invalid={wrong.includes(String(at))}
      value={state[at]}
      onFocus={() => visit(String(at))}
      onChange={(event) => change(state.with(at, event.target.value.toUpperCase()))}
    />
  ));
}
const rules: PlayRules<Word, Letters> = {
  start: (word) => [...word].map(() => ''),
  isState: (word, given) => (Array.isArray(given) && given.length === word.length ? (given as Letters) : undefined),
  faults: (word, state) => state.flatMap((letter, at) => (letter !== '' && letter !== word[at] ? [String(at)] : [])),
  isSolved: (word, state) => state.join('') === word,
  reveal: (word, state, place) => {
    const at =
      place && state[Number(place)] !== word[Number(place)]
        ? Number(place)
        : state.findIndex((one, nth) => one !== word[nth]);
    return state.with(at, word[at] ?? '');
  },
  solved: (word) => [...word],
};
const game = { playable: { Play, rules }, puzzle: SOLUTION, address: ADDRESS, name: 'Wort, leicht', copy };
const show = () => render(<Game {...game} takesFocus />);
const field = (nth: number) => screen.getByRole('textbox', { name: `Feld ${nth}` });
const entered = () =>
  screen
    .getAllByRole('textbox')
    .map((one) => (one as HTMLInputElement).value)
    .join('');

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('nothing is stored before the first entry, and it is said what is kept then (R-PUZ-7)', async () => {
  show();
  expect(field(1)).toHaveFocus();
  expect(localStorage).toHaveLength(0);
  await userEvent.type(field(1), 'e');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ [ADDRESS]: ['E', ''] });
  expect(screen.getByText(copy.kept)).toBeInTheDocument();
});

test('a child goes on where it stopped, and starts anew by a press, with nothing left on the device (R-PUZ-7)', async () => {
  localStorage.setItem(KEY, JSON.stringify({ [ADDRESS]: ['E', 'X'] }));
  show();
  expect(entered()).toBe('EX');
  expect(screen.getByRole('status')).toHaveTextContent(copy.back);
  await press('Neu anfangen');
  expect(entered()).toBe('');
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['kein JSON', '{'],
  ['eine Liste', '[]'],
  ['fremde Angaben', JSON.stringify({ [ADDRESS]: 7 })],
])('where the device keeps %s the puzzle starts empty (R-PUZ-7)', (_what, text) => {
  localStorage.setItem(KEY, text);
  show();
  expect(entered()).toBe('');
});

test('a child has all or one place checked; what is wrong is marked until it is changed (R-PUZ-6)', async () => {
  show();
  await userEvent.type(field(1), 'x');
  await press('Alles prüfen');
  expect(screen.getByRole('status')).toHaveTextContent(copy.wrong.one);
  expect(field(1)).toBeInvalid();
  await userEvent.type(field(1), '{Backspace}e');
  expect(field(1)).toBeValid();
  await press('Diese Stelle prüfen');
  expect(screen.getByRole('status')).toHaveTextContent(copy.here.right);
});

test('one is revealed, a step is taken back, and the last letter wins (R-PUZ-6)', async () => {
  show();
  await press('Eins verraten');
  expect(entered()).toBe('E');
  await press('Rückgängig');
  expect(entered()).toBe('');
  await userEvent.type(field(1), 'e');
  await userEvent.type(field(2), 'i');
  expect(screen.getByRole('status')).toHaveTextContent(copy.solved);
  expect(screen.getByRole('button', { name: 'Eins verraten' })).toHaveAttribute('aria-disabled', 'true');
});

test('who has the solution shown is not told that it was won, and gets back what was there (R-PUZ-6)', async () => {
  show();
  await userEvent.type(field(1), 'x');
  await press('Lösung zeigen');
  expect(entered()).toBe(SOLUTION);
  expect(screen.getByRole('status')).toHaveTextContent(copy.shown);
  await press('Rückgängig');
  expect(entered()).toBe('X');
});

test('where the device keeps nothing the puzzle is played all the same, and it is said (R-PUZ-7)', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  show();
  await userEvent.type(field(1), 'e');
  expect(entered()).toBe('E');
  expect(screen.getByText(copy.blocked)).toBeInTheDocument();
});

test('what is entered in one tab stands in the other (R-PUZ-7)', async () => {
  const [one, other] = [within(show().container), within(show().container)];
  await userEvent.type(one.getByRole('textbox', { name: 'Feld 2' }), 'i');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(await other.findByDisplayValue('I')).toHaveAccessibleName('Feld 2');
});

test('time is measured only for whoever asks for it (R-PUZ-6)', async () => {
  show();
  expect(screen.queryByRole('timer')).toBeNull();
  await press('Zeit messen');
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  await press('Ohne Uhr');
  expect(screen.queryByRole('timer')).toBeNull();
});
