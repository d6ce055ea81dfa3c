import { fillTemplate } from 'german/fill-template';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withoutWord } from '@/lib/words/book';
import { changeBook } from '@/lib/words/store';
import type { PartProps } from './part-props';
import { LoadingOrFailed } from './waiting';

/** All cards; rendered when the pile is opened. */
export function CardList({ data, book, late }: PartProps) {
  const { cards: copy, faults } = data.copy;
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const remove = (word: string) => {
    const fault = changeBook((before) => withoutWord(before, word));
    setNews(fault ? faults[fault] : fillTemplate(copy.removed, { word }));
    status.current?.focus();
  };
  const toggle = () => {
    late.ask();
    setOpen(!isOpen);
  };
  return (
    <section className="card-list no-print" aria-labelledby="karten">
      <h2 id="karten">{copy.title}</h2>
      <Button variant="second" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Stapel schließen' : `Stapel ansehen (${book.cards.length})`}
      </Button>
      <p role="status" tabIndex={-1} ref={status}>
        {news}
      </p>
      {isOpen &&
        (late.part ? (
          <ul role="list" className="word-cards">
            <late.part.Pile {...{ data, book, remove }} words={late.part.words} />
          </ul>
        ) : (
          <LoadingOrFailed {...late} />
        ))}
    </section>
  );
}
