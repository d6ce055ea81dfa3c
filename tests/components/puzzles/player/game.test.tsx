import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayRules } from 'puzzles/contract';
import type { PlayProps } from '@/components/puzzles/contract';
import { Game } from '@/components/puzzles/player/game';
import { content } from '@/lib/content';
import { press } from '../play';

const KEY = 'duda-raetsel';
const ADDRESS = '2026-47/wort/easy';
const { player: copy } = content.lists.puzzles;

/** Minimal puzzle: enter a word, one letter a field. */
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

test('stores nothing before the first entry, and then says what is stored (R-PUZ-7)', async () => {
  show();
  expect(field(1)).toHaveFocus();
  expect(localStorage).toHaveLength(0);
  await userEvent.type(field(1), 'e');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ [ADDRESS]: ['E', ''] });
  expect(screen.getByText(copy.kept)).toBeInTheDocument();
});

test('a child continues a saved puzzle; starting over removes it from the device (R-PUZ-7)', async () => {
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
])('starts empty if the storage holds %s (R-PUZ-7)', (_what, text) => {
  localStorage.setItem(KEY, text);
  show();
  expect(entered()).toBe('');
});

test('a child checks everything or one place; mistakes are marked until they change (R-PUZ-6)', async () => {
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

test('reveals one letter, undoes a step, and is solved by the last letter (R-PUZ-6)', async () => {
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

test('showing the solution does not count as solved, and undo restores the entries (R-PUZ-6)', async () => {
  show();
  await userEvent.type(field(1), 'x');
  await press('Lösung zeigen');
  expect(entered()).toBe(SOLUTION);
  expect(screen.getByRole('status')).toHaveTextContent(copy.shown);
  await press('Rückgängig');
  expect(entered()).toBe('X');
});

test('without storage the puzzle can be played, and says that nothing is kept (R-PUZ-7)', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  show();
  await userEvent.type(field(1), 'e');
  expect(entered()).toBe('E');
  expect(screen.getByText(copy.blocked)).toBeInTheDocument();
});

test('an entry in one tab appears in the other (R-PUZ-7)', async () => {
  const [one, other] = [within(show().container), within(show().container)];
  await userEvent.type(one.getByRole('textbox', { name: 'Feld 2' }), 'i');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(await other.findByDisplayValue('I')).toHaveAccessibleName('Feld 2');
});

describe('with the clock on', () => {
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  const time = () => screen.getByRole('timer').textContent;
  const choose = (name: string) => act(() => screen.getByRole('button', { name }).click());
  let isHidden = false;
  const turn = (hidden: boolean) => {
    isHidden = hidden;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  beforeEach(async () => {
    jest.useFakeTimers();
    isHidden = false;
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    show();
    expect(screen.queryByRole('timer')).toBeNull();
    choose('Zeit messen');
  });
  afterEach(() => jest.useRealTimers());

  test('it tells the time that has passed, even if the browser was too busy to look', () => {
    pass(65);
    expect(time()).toBe('1:05');
    // Asleep and throttled pages get one late tick instead of many.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000);
    pass(1);
    expect(time()).toBe('11:05');
  });

  test('it is gone without it, and starts at zero again (R-PUZ-6)', () => {
    pass(5);
    choose('Ohne Uhr');
    expect(screen.queryByRole('timer')).toBeNull();
    choose('Zeit messen');
    pass(1);
    expect(time()).toBe('0:01');
  });

  test('it waits while the page is out of sight', () => {
    pass(5);
    turn(true);
    pass(600);
    turn(false);
    expect(time()).toBe('0:05');
    pass(2);
    expect(time()).toBe('0:07');
  });

  test('it ignores a change of the time of day', () => {
    pass(5);
    jest.setSystemTime(Date.now() + 3_600_000);
    pass(1);
    expect(time()).toBe('0:06');
  });
});
