import type { Content } from 'content/kinds';
import { allKinds } from 'content/puzzle-kinds';
import { BOOKLET_LEVELS, BOOKLET_SIZES, type Booklet, bookletOf, bookletText } from 'puzzles/booklet/choice';
import { makeBooklet, ordersOf } from 'puzzles/booklet/make';
import { startsPage } from 'puzzles/booklet/sheets';
import type { Ingredients } from 'puzzles/contract';
import { ingredientsOf } from 'puzzles/make';
import { content } from '@/lib/content';
import { ingredientsFile } from '@/lib/puzzles/booklet/ingredients';
import { makerOf } from '@/packages/puzzles/tests/made';
import { built } from '@/tests/built-content';

/** What arrives in the browser, without the addresses of pictures. */
const ingredients: Ingredients = JSON.parse(JSON.stringify(ingredientsOf(built)));
const booklet: Booklet = { seed: 'k3f9', count: 20, level: 'mixed', kinds: allKinds() };

test('a URL identifies a booklet, and is generated back', () => {
  for (const level of BOOKLET_LEVELS)
    for (const count of BOOKLET_SIZES)
      for (const kinds of [allKinds(), allKinds().slice(2, 5), allKinds().slice(-1)]) {
        const one = { ...booklet, level, count, kinds };
        expect(bookletOf(bookletText(one))).toEqual(one);
      }
  expect(bookletText(booklet)).toBe('k3f9.20.gemischt');
});

test.each([
  '',
  'k3f9',
  'k3f9.20',
  'k3f9.21.leicht',
  'k3f9.20.schwer',
  'k3f9.20.leicht.schach',
  '<b>.20.leicht',
  '.20.leicht',
  `${'x'.repeat(13)}.20.leicht`,
])('a URL with %j gives no booklet (R-PUZ-61)', (text) => expect(bookletOf(text)).toBeUndefined());

test('a booklet alternates the chosen kinds, with mixed levels in each (R-PUZ-60)', () => {
  for (const kinds of [allKinds(), allKinds().slice(0, 3), allKinds().slice(0, 1)]) {
    const orders = ordersOf({ ...booklet, kinds });
    expect(orders.map(({ kind }) => kind)).toEqual(orders.map((_, at) => kinds[at % kinds.length]));
    for (const kind of kinds)
      expect(new Set(orders.filter((order) => order.kind === kind).map(({ level }) => level)).size).toBe(2);
  }
  for (const { level } of ordersOf({ ...booklet, level: 'hard' })) expect(level).toBe('hard');
});

test('a URL always makes the same twenty puzzles, another seed makes others (R-PUZ-61)', () => {
  const made = [...makeBooklet(ingredients, booklet)];
  expect(made).toHaveLength(20);
  expect([...makeBooklet(ingredients, booklet)]).toEqual(made);
  const others = [...makeBooklet(ingredients, { ...booklet, seed: 'k3fa' })];
  expect(others.filter(({ puzzle }, at) => JSON.stringify(puzzle) === JSON.stringify(made[at]?.puzzle))).toEqual([]);
});

test('a booklet says which puzzles begin a sheet (R-PUZ-62)', () => {
  const made = [...makeBooklet(ingredients, booklet)];
  expect(made.map((one) => one.opensSheet)).toEqual(startsPage(made));
});

test.each(allKinds())('twenty puzzles of the kind %s are all different (R-PUZ-60)', (kind) => {
  for (const level of BOOKLET_LEVELS) {
    const made = [...makeBooklet(ingredients, { ...booklet, level, kinds: [kind] })];
    const texts = made.map(({ puzzle }) => ('text' in puzzle ? puzzle.text : JSON.stringify(puzzle)));
    expect(new Set(texts).size).toBe(20);
  }
});

test('the build’s syllables make the same riddles in the browser', () => {
  const made = [...makeBooklet(ingredients, { ...booklet, count: 4, level: 'easy', kinds: ['syllables'] })];
  const seeds = ordersOf({ ...booklet, count: 4, level: 'easy', kinds: ['syllables'] }).map(({ seeds }) => seeds(0));
  expect(made.map(({ puzzle }) => puzzle)).toEqual(seeds.map((seed) => makerOf('syllables')('easy', seed)));
});

test('the name of the ingredients file changes with its words', () => {
  const { path } = ingredientsFile(content);
  const [first, ...others] = content.puzzles.words;
  const changed = { ...content.puzzles, words: [{ ...first, clue: 'Etwas ganz anderes' }, ...others] };
  expect(ingredientsFile({ ...content, puzzles: changed } as Content).path).not.toBe(path);
  expect(ingredientsFile(content).path).toBe(path);
});
