import { watchStored } from '@/lib/watch-stored';
import { type Book, EMPTY } from './book';
import { bookOn, fileOf } from './file';

const KEY = 'duda-mein-duda';

export type Fault = 'blocked' | 'full';

let isOpen = false;
let last: { text: string | null; book: Book } = { text: null, book: EMPTY };
const watchers = new Set<() => void>();

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function bookOf(text: string | null): Book {
  if (text !== last.text) last = { text, book: text === null ? EMPTY : bookOn(text) };
  return last.book;
}

/** Storage is not read until the child opens the book (§ 25 TDDDG): bookHere() → EMPTY until openBook() */
export const bookHere = (): Book => bookOf(isOpen ? read() : null);

const tell = () => {
  for (const watcher of watchers) watcher();
};

export function openBook(): void {
  if (isOpen) return;
  isOpen = true;
  tell();
}

/** Notifies all tabs: watchBook(changed) → unsubscribe function */
export function watchBook(changed: () => void): () => void {
  watchers.add(changed);
  const endInOtherTabs = watchStored(KEY, changed);
  return () => {
    watchers.delete(changed);
    endInOtherTabs();
  };
}

const isFull = (fault: unknown) => fault instanceof DOMException && fault.name === 'QuotaExceededError';

/** Reads again before writing, so that two tabs do not overwrite each other: changeBook((book) => book) → undefined, or a fault */
export function changeBook(change: (book: Book) => Book): Fault | undefined {
  isOpen = true;
  try {
    const before = bookOf(localStorage.getItem(KEY));
    const book = change(before);
    if (book === before) return undefined;
    const text = book.cards.length + book.stamps.length > 0 ? fileOf(book) : null;
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    last = { text, book };
    return undefined;
  } catch (fault) {
    return isFull(fault) ? 'full' : 'blocked';
  } finally {
    tell();
  }
}
