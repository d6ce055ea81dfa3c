import { formatDay } from 'german/dates/german';
import { fillTemplate } from 'german/fill-template';
import { counted } from 'german/text';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { dueCards, nextDay, ROUND, roundOf } from '@/lib/words/book';
import { BOXES } from '@/lib/words/card';
import type { PartProps } from './part-props';
import { LoadingOrFailed } from './waiting';

/** Most cards drawn sticking out of a box. */
const SEEN = 4;

/** The five boxes and the cards due today; during a round, the round (R-WORD-3). */
export function Today({ data, book, day, late }: PartProps) {
  const { today: copy } = data.copy;
  const [round, setRound] = useState<{ round: readonly string[]; isPractice: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const due = dueCards(book, day).length;
  const start = () => {
    late.ask();
    setRound(
      due > 0
        ? { round: roundOf(book, day), isPractice: false }
        : { round: book.cards.slice(-ROUND).map(({ word }) => word), isPractice: true },
    );
  };
  const end = () => {
    setRound(undefined);
    heading.current?.focus();
  };
  const next = nextDay(book, day);
  return (
    <section className="tray no-print" data-part="boxes" aria-labelledby="kaesten">
      <h2 id="kaesten" ref={heading} tabIndex={-1}>
        {copy.title}
      </h2>
      <ol role="list" className="word-boxes">
        {BOXES.map((box, place) => (
          <WordBox
            key={box}
            box={box}
            name={copy.boxes[place] ?? ''}
            count={book.cards.filter((card) => card.box === box).length}
          />
        ))}
      </ol>
      {round && late.part ? (
        <late.part.Trainer {...{ data, book, day }} {...round} words={late.part.words} onEnd={end} />
      ) : (
        <div className="waiting">
          <p>
            {due > 0
              ? fillTemplate(copy.some, { count: counted(due, 'Karte', 'Karten') })
              : fillTemplate(copy.none, { date: next ? formatDay(next) : '' })}
          </p>
          <Button variant={due > 0 ? undefined : 'second'} onClick={start}>
            {due > 0 ? 'Los geht’s' : 'Trotzdem üben'}
          </Button>
          {round && <LoadingOrFailed {...late} />}
          {due === 0 && <p className="aside">{copy.practice}</p>}
        </div>
      )}
    </section>
  );
}

/** One of the five boxes, with its cards sticking out. */
function WordBox({ box, name, count }: { box: number; name: string; count: number }) {
  return (
    <li className="word-box" data-box={box}>
      <span className="slips" aria-hidden="true">
        {Array.from({ length: Math.min(count, SEEN) }, (_, place) => (
          <span key={String(place)} />
        ))}
      </span>
      <span className="front">
        <strong>
          <span className="visually-hidden">Kasten </span>
          {box}
        </strong>
        <span className="inside">{counted(count, 'Wort', 'Wörter')}</span>
      </span>
      <span className="name">{name}</span>
    </li>
  );
}
