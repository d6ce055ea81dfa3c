import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withoutWord } from '@/lib/words/book';
import { filled } from '@/lib/words/said';
import { changeBook } from '@/lib/words/store';
import { CardBack } from './card-back';
import { type PartProps, shownWord } from './my-duda-data';
import { Syllables } from './syllables';

/** All cards, made when somebody opens the pile. */
export function CardList({ data, book }: PartProps) {
  const { cards: copy, faults } = data.copy;
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const remove = (word: string) => {
    const fault = changeBook((before) => withoutWord(before, word));
    setNews(fault ? faults[fault] : filled(copy.removed, { word }));
    status.current?.focus();
  };
  return (
    <section className="card-list no-print" aria-labelledby="karten">
      <h2 id="karten">{copy.title}</h2>
      <Button variant="second" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Stapel schließen' : `Stapel ansehen (${book.cards.length})`}
      </Button>
      <p role="status" tabIndex={-1} ref={status}>
        {news}
      </p>
      {isOpen && (
        <ul role="list" className="word-cards">
          {book.cards.map((card) => (
            <li key={card.word} className="sheet">
              <h3>
                <Syllables {...shownWord(data, card)} />
              </h3>
              <CardBack data={data} card={card} />
              <Button
                variant="quiet"
                size="small"
                aria-label={`Weglegen: ${card.word}`}
                onClick={() => remove(card.word)}
              >
                Weglegen
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
