'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Content } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import { PATHS, sitePath } from '@/lib/pages/paths';
import { hasWord, withoutWord, withWord } from '@/lib/words/book';
import { placeOf } from '@/lib/words/card';
import { changeBook } from '@/lib/words/store';
import { useBook } from './use-book';

export type RememberCopy = Pick<Content['lists']['myDuda'], 'title' | 'remember' | 'faults'>;

type Props = {
  word: string;
  meaning: string;
  /** In which it stands, '' for none. */
  sentence: string;
  copy: RememberCopy;
};

/** „Merken“ beside an explained word. Before the first press nothing is looked for on the device (R-WORD-1). */
export function Remember({ word, meaning, sentence, copy }: Props) {
  const isKept = hasWord(useBook(), word);
  const [said, setSaid] = useState<'' | 'done' | 'left' | keyof RememberCopy['faults']>('');
  const label = isKept ? 'Nicht mehr merken' : 'Merken';
  const press = () => {
    const path = placeOf(sitePath(window.location.pathname));
    const fault = changeBook((book) =>
      isKept ? withoutWord(book, word) : withWord(book, { word, meaning, sentence, path }, today()),
    );
    setSaid(fault ?? (isKept ? 'left' : 'done'));
  };
  return (
    <span className="remember no-print">
      {/* A hidden part of the text would be read with a blank before the colon. */}
      <Button
        variant="second"
        size="small"
        data-kept={isKept || undefined}
        aria-label={`${label}: ${word}`}
        onClick={press}
      >
        {label}
      </Button>
      <span role="status">
        {said === 'done' && (
          <>
            {copy.remember.done} <Link href={PATHS.myDuda}>{copy.title}</Link>.
          </>
        )}
        {said === 'left' && copy.remember.left}
        {(said === 'blocked' || said === 'full') && copy.faults[said]}
      </span>
    </span>
  );
}
