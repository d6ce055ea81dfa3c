'use client';

import type { Day } from 'german/dates/day';
import { useCallback, useEffect } from 'react';
import { type Deferred, fetchDeferred } from '@/components/islands/later';
import { useLazyImport } from '@/components/ui/use-late';
import { useToday } from '@/components/ui/use-today';
import type { Word } from '@/lib/words/games';
import { openBook } from '@/lib/words/store';
import type { ScrapbookData } from './scrapbook-data';
import { ScrapbookParts } from './scrapbook-parts.island';
import { useBook } from './use-book';

type Props = { data: ScrapbookData; later?: Deferred<readonly Word[]>; builtOn: Day };

const NONE: readonly Word[] = [];

/** Reads what this device keeps; opening the page is the consent to that (R-WORD-2). The built page shows the empty
 * state, so that nothing below moves. `later` is the dictionary. */
export function Scrapbook({ data, later = NONE, builtOn }: Props) {
  const book = useBook();
  const day = useToday(builtOn);
  useEffect(openBook, []);
  const fetchCardParts = useCallback(async () => {
    const [{ Trainer }, { Game }, { Pile }, words] = await Promise.all([
      import('./trainer'),
      import('./game'),
      import('./pile'),
      fetchDeferred(later),
    ]);
    return { Trainer, Game, Pile, words };
  }, [later]);
  const late = useLazyImport(fetchCardParts);
  const { ask } = late;
  const hasCards = book.cards.length > 0;
  useEffect(() => {
    if (hasCards) ask();
  }, [hasCards, ask]);
  return <ScrapbookParts data={data} book={book} day={day} late={late} />;
}
