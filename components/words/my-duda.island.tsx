'use client';

import { useEffect } from 'react';
import { useToday } from '@/components/ui/use-today';
import type { Day } from '@/lib/dates/day';
import { openBook } from '@/lib/words/store';
import type { MyDudaData } from './my-duda-data';
import { MyDudaParts } from './my-duda-parts.island';
import { useBook } from './use-book';

/**
 * Looks for what this device keeps: whoever opens this page asks for it (R-WORD-2). What a device that keeps nothing shows
 * stands in the page from the start, so that nothing below moves.
 */
export function MyDuda({ data, builtOn }: { data: MyDudaData; builtOn: Day }) {
  const book = useBook();
  const day = useToday(builtOn);
  useEffect(openBook, []);
  return <MyDudaParts data={data} book={book} day={day} />;
}
