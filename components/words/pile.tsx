import { Button } from '@/components/ui/button';
import { CardBack } from './card-back';
import type { PileProps } from './part-props';
import { shownWord } from './scrapbook-data';
import { Syllables } from './syllables';

/** All cards with both sides, as list items. */
export const Pile = ({ data, book, words, remove }: PileProps) => (
  <>
    {book.cards.map((card) => (
      <li key={card.word} className="sheet">
        <h3>
          <Syllables {...shownWord(words, card)} />
        </h3>
        <CardBack data={data} words={words} card={card} />
        <Button variant="quiet" size="small" aria-label={`Weglegen: ${card.word}`} onClick={() => remove(card.word)}>
          Weglegen
        </Button>
      </li>
    ))}
  </>
);
