import { fillTemplate } from 'german/fill-template';
import { counted } from 'german/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Word } from '@/lib/words/games';
import type { GameProps } from './game-props';

type Props = Pick<GameProps, 'copy' | 'onAgain'> & {
  game: { words: readonly Word[]; at: number; word: Word | undefined };
  news: string;
  isRight: boolean;
  onNext: () => void;
  children: ReactNode;
};

/** A word of a game, the feedback, and the button to the next word; after the last one the result. */
export function GameStep({ copy, game, news, isRight, onNext, onAgain, children }: Props) {
  const { words, at, word } = game;
  const place = useRef<HTMLParagraphElement>(null);
  // The pressed button has been removed, so focus moves to the counter.
  useEffect(() => {
    if (at > 0) place.current?.focus();
  }, [at]);
  return (
    <>
      <p className="game-place" ref={place} tabIndex={-1}>
        {word
          ? `Wort ${at + 1} von ${words.length}`
          : fillTemplate(copy.done, { count: counted(words.length, 'Wort', 'Wörter') })}
      </p>
      {word && <p className="clue">{word.meaning}</p>}
      {word && children}
      <p role="status">{news}</p>
      {word
        ? isRight && <Button onClick={onNext}>Weiter</Button>
        : words.length > 0 && <Button onClick={onAgain}>Noch einmal</Button>}
    </>
  );
}
