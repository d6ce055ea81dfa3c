import { allKinds, KINDS, kindAt } from 'content/puzzle-kinds';
import { addDays, isSaturday } from 'german/dates/arithmetic';
import { type Day, weekday } from 'german/dates/day';
import { seedOf } from 'german/seed';
import { kindsIn, weekCount, weekOf, weeksBetween } from '../week';
import { allWeeks, weekShown, weeksToSet } from '../weeks';

const START: Day = '2026-11-21';
const YEARS = weeksBetween(START, addDays(START, 7 * 200));

test('every day of three years is in one week, from Saturday to Friday (R-PUZ-1)', () => {
  for (let at = 0; at < 3 * 366; at += 1) {
    const day = addDays(START, at);
    const { name, first } = weekOf(day);
    expect(isSaturday(first)).toBe(true);
    expect(first <= day && day < addDays(first, 7)).toBe(true);
    expect(weekday(day) === 6 || weekOf(addDays(day, -1)).name === name).toBe(true);
  }
});

test.each([
  ['2026-11-20', '2026-46', '2026-11-14'],
  ['2026-11-21', '2026-47', '2026-11-21'],
  ['2027-01-02', '2026-53', '2027-01-02'],
  ['2027-01-08', '2026-53', '2027-01-02'],
  ['2027-01-09', '2027-01', '2027-01-09'],
])('the week of %s is %s, as for the issue of that week', (day, name, first) => {
  expect(weekOf(day as Day)).toEqual({ name, first });
});

test('week counts continue across the ends of years', () => {
  const counts = YEARS.map(({ name }) => weekCount(name) ?? 0);
  expect(counts).toEqual(counts.map((_, at) => (counts[0] ?? 0) + at));
  expect(weekCount('wie-brot-aufgeht')).toBeUndefined();
});

test('long after the build the week shown is one that was built', () => {
  const built = new Set(allWeeks('2026-10-31', START).map(({ name }) => name));
  for (let at = 0; at < 5 * 366; at += 1) {
    expect(built).toContain(weekShown('2026-10-31', START, addDays(START, at)).name);
  }
  expect(weekShown('2026-10-31', START, '2027-01-02').name).toBe('2026-53');
});

test('weeks follow each other without gaps or repeats', () => {
  expect(new Set(YEARS.map(({ name }) => name)).size).toBe(YEARS.length);
  expect(YEARS.map(({ first }) => first)).toEqual(YEARS.map((_, at) => addDays(START, at * 7)));
  expect(weeksBetween('2026-11-28', '2026-11-27')).toEqual([]);
});

test('each week has six kinds, and each kind comes at least three times in seven weeks (R-PUZ-1)', () => {
  for (const [at, week] of YEARS.entries()) {
    const kinds = kindsIn(week);
    expect(new Set(kinds).size).toBe(6);
    expect(kinds.slice(0, 3)).toEqual(['crossword', 'wordsearch', 'sudoku']);
    const seven = YEARS.slice(at, at + 7).flatMap((one) => kindsIn(one));
    if (at + 7 <= YEARS.length)
      for (const kind of allKinds()) expect(seven.filter((one) => one === kind).length).toBeGreaterThan(2);
  }
});

test('each week, kind and level has its own constant seed (R-PUZ-1)', () => {
  const seeds = YEARS.flatMap(({ name }) =>
    allKinds().flatMap((kind) => ['easy', 'hard'].map((level) => seedOf(name, kind, level))),
  );
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seedOf('2026-47', 'sudoku', 'easy')).toBe(1_661_802_520);
  for (const seed of seeds) expect(seed >>> 0).toBe(seed);
});

test('a kind is found by the last segment of its path', () => {
  for (const kind of allKinds()) expect(kindAt(KINDS[kind].segment)).toBe(kind);
  expect(kindAt('schach')).toBeUndefined();
});

test('weeks from the first to eight after the current one have a printable file (R-PUZ-80)', () => {
  const names = weeksToSet('2026-10-31', '2026-11-23').map(({ name }) => name);
  expect(names[0]).toBe('2026-44');
  expect(names.slice(names.indexOf('2026-47') + 1)).toEqual(
    ['48', '49', '50', '51', '52', '53'].map((week) => `2026-${week}`).concat('2027-01', '2027-02'),
  );
  expect(weeksToSet('2026-12-05', '2026-11-23')[0]?.name).toBe('2026-49');
});
