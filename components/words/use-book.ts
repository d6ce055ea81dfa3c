import { useSyncExternalStore } from 'react';
import { EMPTY } from '@/lib/words/book';
import { bookHere, watchBook } from '@/lib/words/store';

/** What this device keeps, once it has been read (lib/words/store.ts); empty during hydration. */
export const useBook = () => useSyncExternalStore(watchBook, bookHere, () => EMPTY);
