import fc from 'fast-check';
import { type Book, EMPTY, merged, withWord } from '@/lib/words/book';
import { bookIn, bookOn, fileOf, LARGEST_FILE } from '@/lib/words/file';
import { runs } from '@/tests/thorough';
import { anyBook, found, START } from './histories';

const one = withWord(EMPTY, found('Magma'), START);
const data = (): { cards: Record<string, unknown>[]; stamps: unknown[] } & Record<string, unknown> =>
  JSON.parse(fileOf(one));
const withCard = (fields: object) => JSON.stringify({ ...data(), cards: [{ ...data().cards[0], ...fields }] });

test('a saved book is read back unchanged, from a file and from the device', () => {
  fc.assert(
    fc.property(anyBook, (book) => {
      expect(bookIn(fileOf(book))).toEqual(book);
      expect(bookIn(`\uFEFF${fileOf(book)}`)).toEqual(book);
      expect(bookOn(fileOf(book))).toEqual(book);
    }),
    { numRuns: runs(100, 1000) },
  );
});

test.each([
  ['nothing', ''],
  ['a letter to grandmother', 'Liebe Oma, wie geht es dir?'],
  ['half a file', fileOf(one).slice(0, -20)],
  ['a list', '[]'],
  ['null', 'null'],
  ['another kind of file', JSON.stringify({ ...data(), kind: 'einkaufszettel' })],
  ['a file of a later version', JSON.stringify({ ...data(), version: 2 })],
  ['a file without cards', JSON.stringify({ ...data(), cards: undefined })],
  ['invalid cards', JSON.stringify({ ...data(), cards: [null, 7, 'Magma'] })],
  ['a box that does not exist', withCard({ box: 6 })],
  ['a box as a string', withCard({ box: '1' })],
  ['an impossible day', withCard({ due: '2026-02-30' })],
  ['a day in words', withCard({ due: 'morgen' })],
  ['an empty word', withCard({ word: ' ' })],
  ['a word that is too long', withCard({ word: 'a'.repeat(81) })],
  ['no meaning', withCard({ meaning: undefined })],
  ['another site', withCard({ path: 'https://example.org/' })],
  ['another host', withCard({ path: '//example.org/' })],
  ['a javascript: path', withCard({ path: 'javascript:alert(1)' })],
  ['a parent path', withCard({ path: '/../../' })],
  ['an unknown stamp', JSON.stringify({ ...data(), stamps: [{ kind: 'gold', path: '/', day: START }] })],
  ['too many cards', JSON.stringify({ ...data(), cards: Array(2001).fill(data().cards[0]) })],
  ['a file larger than all words', `${' '.repeat(LARGEST_FILE)}${fileOf(one)}`],
])('a file with %s is refused completely (R-WORD-8)', (_, text) => expect(bookIn(text)).toBeUndefined());

test('no text breaks the import or reading from the device', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((text) => withCard({ sentence: text, box: text })),
  );
  fc.assert(
    fc.property(anything, (text) => {
      expect(bookIn(text)).toBeUndefined();
      expect(bookOn(text).cards.every(({ box }) => box >= 1 && box <= 5)).toBe(true);
    }),
    { numRuns: runs(200, 3000) },
  );
});

test('unknown fields are not imported', () => {
  const book = bookIn(withCard({ ['__proto__']: { evil: true }, html: '<img src=x>' }));
  expect(book).toEqual(one);
});

test('whatever is readable on the device is kept, in any version', () => {
  const damaged = { ...data(), version: 9, cards: [null, { word: 'kaputt' }, ...data().cards] };
  expect(bookOn(JSON.stringify(damaged))).toEqual(one);
});

const words = ({ cards }: Book) => cards.map(({ word }) => word).sort();

test('an import loses nothing on either side, moves no card back, and is idempotent (R-WORD-8)', () => {
  fc.assert(
    fc.property(anyBook, anyBook, (mine, more) => {
      const both = merged(mine, more);
      expect(words(both)).toEqual([...new Set([...words(mine), ...words(more)])].sort());
      for (const card of [...mine.cards, ...more.cards]) {
        const now = both.cards.find(({ word }) => word === card.word);
        expect(now && now.box >= card.box && now.due >= card.due).toBe(true);
      }
      expect(merged(both, more)).toEqual(both);
      expect(bookIn(fileOf(both))).toEqual(both);
    }),
    { numRuns: runs(100, 1000) },
  );
});
