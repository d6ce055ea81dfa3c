import { useSyncExternalStore } from 'react';
import { EMPTY } from '@/lib/words/book';
import { bookHere, watchBook } from '@/lib/words/store';

/** What this device keeps, once somebody has asked for it (lib/words/store.ts); while the page hydrates it is empty. */
export const useBook = () => useSyncExternalStore(watchBook, bookHere, () => EMPTY);
