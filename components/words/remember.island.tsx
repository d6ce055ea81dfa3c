'use client';

import { sitePath } from 'content/base-path';
import type { Content } from 'content/kinds';
import { today } from 'german/dates/day';
import { type MouseEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PATHS } from '@/lib/paths';
import { hasWord, withoutWord, withWord } from '@/lib/words/book';
import { placeOf } from '@/lib/words/card';
import { changeBook } from '@/lib/words/store';
import { useBook } from './use-book';

export type RememberCopy = Pick<Content['lists']['scrapbook'], 'title' | 'remember' | 'faults'>;

type Props = {
  word: string;
  /** The sentence with the word; without it the example beside the button is used. */
  sentence?: string;
  copy: RememberCopy;
};

/** Reads the text of a part of the same explanation ([data-explains]). */
const beside = (button: Element, part: string) =>
  button.closest('[data-explains]')?.querySelector(part)?.textContent ?? '';

/** „Merken“ beside an explained word; reads its meaning there. Reads no storage before the first press (R-WORD-1). */
export function Remember({ word, sentence, copy }: Props) {
  const isKept = hasWord(useBook(), word);
  const [status, setStatus] = useState<'' | 'done' | 'left' | keyof RememberCopy['faults']>('');
  const label = isKept ? 'Nicht mehr merken' : 'Merken';
  const press = ({ currentTarget: button }: MouseEvent) => {
    const meaning = beside(button, '[data-meaning]');
    const found = { word, meaning, sentence: sentence ?? beside(button, 'q') };
    const path = placeOf(sitePath(window.location.pathname));
    const fault = changeBook((book) =>
      isKept ? withoutWord(book, word) : withWord(book, { ...found, path }, today()),
    );
    setStatus(fault ?? (isKept ? 'left' : 'done'));
  };
  return (
    <span className="remember no-print">
      {/* aria-label, as visually hidden text would be read with a space before the colon. */}
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
        {status === 'done' && (
          <span>
            {copy.remember.done} <Link href={PATHS.scrapbook}>{copy.title}</Link>.
          </span>
        )}
        {status === 'left' && <span>{copy.remember.left}</span>}
        {(status === 'blocked' || status === 'full') && <span>{copy.faults[status]}</span>}
      </span>
    </span>
  );
}
