import { EMPTY, withoutWord, withStamp, withWord } from '@/lib/words/book';
import { fileOf } from '@/lib/words/file';
import { found, START } from './histories';

const KEY = 'duda-mein-duda';
const magma = found('Magma');

/** A newly opened page that has not read the storage yet. */
const freshStore = () => {
  jest.resetModules();
  return jest.requireActual<typeof import('@/lib/words/store')>('@/lib/words/store');
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the storage is read only after the first press', () => {
  localStorage.setItem(KEY, fileOf(withWord(EMPTY, magma, START)));
  const look = jest.spyOn(Storage.prototype, 'getItem');
  const store = freshStore();
  expect(store.bookHere().cards).toEqual([]);
  expect(look).not.toHaveBeenCalled();
  store.openBook();
  expect(store.bookHere().cards.map(({ word }) => word)).toEqual(['Magma']);
});

test('a change applies to the stored state, not to what this tab saw last', () => {
  const store = freshStore();
  expect(store.changeBook((book) => withWord(book, magma, START))).toBeUndefined();
  const other = withWord(withWord(EMPTY, magma, START), found('Alge'), START);
  localStorage.setItem(KEY, fileOf(other));
  store.changeBook((book) => withStamp(book, { kind: 'read', path: '/news/ein-artikel/', day: START }));
  expect(localStorage.getItem(KEY)).toBe(fileOf(store.bookHere()));
  expect(store.bookHere()).toMatchObject({ cards: other.cards, stamps: [{ kind: 'read' }] });
});

test('removing the last word leaves nothing in the storage', () => {
  const store = freshStore();
  store.changeBook((book) => withWord(book, magma, START));
  store.changeBook((book) => withoutWord(book, 'Magma'));
  expect(localStorage.length).toBe(0);
});

test.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'blocked'],
])('%s is reported as “%s”, and existing words stay', (name, fault) => {
  const store = freshStore();
  store.changeBook((book) => withWord(book, magma, START));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', name);
  });
  expect(store.changeBook((book) => withWord(book, found('Alge'), START))).toBe(fault);
  expect(store.bookHere().cards.map(({ word }) => word)).toEqual(['Magma']);
});
