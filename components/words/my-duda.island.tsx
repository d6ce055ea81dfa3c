'use client';

import { useEffect } from 'react';
import { useReady } from '@/components/ui/use-in-browser';
import { useToday } from '@/components/ui/use-today';
import type { Day } from '@/lib/dates/day';
import { openBook } from '@/lib/words/store';
import type { MyDudaData } from './my-duda-data';
import { MyDudaParts } from './my-duda-parts.island';
import { useBook } from './use-book';

/** Looks for what this device keeps: whoever opens this page asks for it (R-WORD-2). */
export function MyDuda({ data, builtOn }: { data: MyDudaData; builtOn: Day }) {
  const book = useBook();
  const day = useToday(builtOn);
  const isReady = useReady();
  useEffect(openBook, []);
  return isReady && <MyDudaParts data={data} book={book} day={day} />;
}
