'use client';

import { sitePath } from 'content/base-path';
import type { Content } from 'content/kinds';
import { today } from 'german/dates/day';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PATHS } from '@/lib/paths';
import { hasStamp, type Stamp, withoutStamp, withStamp } from '@/lib/words/book';
import { placeOf } from '@/lib/words/card';
import { changeBook } from '@/lib/words/store';
import { useBook } from './use-book';

type Copy = Pick<Content['lists']['scrapbook'], 'title' | 'stamps' | 'faults'>;
type Status = '' | 'done' | 'left' | 'quizFirst' | keyof Copy['faults'];

const NAMES = { read: 'Gelesen', quiz: 'Quiz gelöst' } as const;

/** Whether the right answer is selected in every question of the page's quiz. */
const isQuizSolved = () => {
  const questions = [...document.querySelectorAll('#quiz fieldset')];
  return questions.length > 0 && questions.every((question) => question.querySelector('[data-right] :checked'));
};

/** Toggle buttons for an article's two stamps. */
export function StampButtons({ copy }: { copy: Copy }) {
  const book = useBook();
  const [status, setStatus] = useState<Status>('');
  const press = (kind: Stamp['kind']) => {
    const stamp = { kind, path: placeOf(sitePath(window.location.pathname)), day: today() };
    const isGiven = hasStamp(book, stamp);
    if (kind === 'quiz' && !isGiven && !isQuizSolved()) return setStatus('quizFirst');
    const fault = changeBook((before) => (isGiven ? withoutStamp(before, stamp) : withStamp(before, stamp)));
    setStatus(fault ?? (isGiven ? 'left' : 'done'));
  };
  return (
    <>
      {(['read', 'quiz'] as const).map((kind) => (
        <StampButton key={kind} name={NAMES[kind]} isGiven={isGivenHere(book, kind)} onPress={() => press(kind)} />
      ))}
      <p role="status">
        {status === 'done' && (
          <span>
            {copy.stamps.done} <Link href={PATHS.scrapbook}>{copy.title}</Link>.
          </span>
        )}
        {(status === 'left' || status === 'quizFirst') && <span>{copy.stamps[status]}</span>}
        {(status === 'blocked' || status === 'full') && <span>{copy.faults[status]}</span>}
      </p>
    </>
  );
}

/** False on the server, where no stamps are known. */
const isGivenHere = (book: Parameters<typeof hasStamp>[0], kind: Stamp['kind']) =>
  book.stamps.length > 0 && hasStamp(book, { kind, path: placeOf(sitePath(window.location.pathname)) });

type ButtonProps = { name: string; isGiven: boolean; onPress: () => void };

const StampButton = ({ name, isGiven, onPress }: ButtonProps) => (
  <Button variant="second" size="small" data-kept={isGiven || undefined} onClick={onPress}>
    {isGiven ? `Stempel „${name}“ zurückgeben` : `Stempel „${name}“ holen`}
  </Button>
);
