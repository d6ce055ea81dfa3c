import { PREFIX } from '#title';
import { EMPTY, withoutWord, withStamp, withWord } from '@/lib/words/book';
import { fileOf } from '@/lib/words/file';
import { found, START } from './histories';

const KEY = `${PREFIX}-mein-${PREFIX}`;
const magma = found('Magma');

/** A page that was just opened: it has not looked at the device yet. */
const freshStore = () => {
  jest.resetModules();
  return jest.requireActual<typeof import('@/lib/words/store')>('@/lib/words/store');
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the device is not looked into before a press, and is from then on', () => {
  localStorage.setItem(KEY, fileOf(withWord(EMPTY, magma, START)));
  const look = jest.spyOn(Storage.prototype, 'getItem');
  const store = freshStore();
  expect(store.bookHere().cards).toEqual([]);
  expect(look).not.toHaveBeenCalled();
  store.openBook();
  expect(store.bookHere().cards.map(({ word }) => word)).toEqual(['Magma']);
});

test('a change is made to what lies there now, not to what this tab saw last', () => {
  const store = freshStore();
  expect(store.changeBook((book) => withWord(book, magma, START))).toBeUndefined();
  const other = withWord(withWord(EMPTY, magma, START), found('Alge'), START);
  localStorage.setItem(KEY, fileOf(other));
  store.changeBook((book) => withStamp(book, { kind: 'read', path: '/news/ein-artikel/', day: START }));
  expect(localStorage.getItem(KEY)).toBe(fileOf(store.bookHere()));
  expect(store.bookHere()).toMatchObject({ cards: other.cards, stamps: [{ kind: 'read' }] });
});

test('the last word that is put away leaves nothing behind', () => {
  const store = freshStore();
  store.changeBook((book) => withWord(book, magma, START));
  store.changeBook((book) => withoutWord(book, 'Magma'));
  expect(localStorage.length).toBe(0);
});

test.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'blocked'],
])('%s is told as „%s“, and what was there stays', (name, fault) => {
  const store = freshStore();
  store.changeBook((book) => withWord(book, magma, START));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', name);
  });
  expect(store.changeBook((book) => withWord(book, found('Alge'), START))).toBe(fault);
  expect(store.bookHere().cards.map(({ word }) => word)).toEqual(['Magma']);
});
