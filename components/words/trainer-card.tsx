import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { CardBack } from './card-back';
import type { CardProps } from './part-props';
import { shownWord } from './scrapbook-data';
import { Syllables } from './syllables';

type Props = CardProps & {
  heading: RefObject<HTMLHeadingElement | null>;
  /** 'Noch 3 Karten' */
  place: string;
  isTurned: boolean;
  onTurn: () => void;
  onAnswer: (isKnown: boolean) => void;
};

/** A card of the round: the word on the front, its meaning on the back. */
export function TrainerCard({ data, words, card, heading, place, isTurned, onTurn, onAnswer }: Props) {
  const shown = shownWord(words, card);
  return (
    <div className="trainer-card sheet" data-turned={isTurned || undefined}>
      <p className="cards-left">{place}</p>
      <h3 ref={heading} tabIndex={-1}>
        <Syllables {...shown} />
      </h3>
      {isTurned ? (
        <>
          <CardBack data={data} words={words} card={card} />
          <p className="answers">
            <Button onClick={() => onAnswer(true)}>Wusste ich</Button>
            <Button variant="second" onClick={() => onAnswer(false)}>
              Noch nicht
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>Was heißt das? Überleg kurz.</p>
          <Button onClick={onTurn}>Umdrehen</Button>
        </>
      )}
    </div>
  );
}
