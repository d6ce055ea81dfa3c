import { formatDay } from 'german/dates/german';
import { fillTemplate } from 'german/fill-template';
import { counted } from 'german/text';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { hasWord, nextDay, withAnswer } from '@/lib/words/book';
import { BOXES } from '@/lib/words/card';
import { changeBook } from '@/lib/words/store';
import type { RoundProps } from './part-props';
import { TrainerCard } from './trainer-card';

/** A round of at most ten cards. An unknown word comes once more at the end. */
export function Trainer({ data, words, book, day, round, isPractice, onEnd }: RoundProps) {
  const { round: copy, faults } = data.copy;
  const [queue, setQueue] = useState(round);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isTurned, setTurned] = useState(false);
  const [news, setNews] = useState('');
  const focused = useRef<HTMLHeadingElement>(null);

  // Another tab may have removed cards.
  const [word, ...rest] = queue.filter((one) => hasWord(book, one));
  const card = book.cards.find((one) => one.word === word);

  // Focus the heading, so that screen readers read a new card, its back and the end of a round from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them moves the focus.
  useEffect(() => focused.current?.focus(), [queue, isTurned]);

  const answer = (isKnown: boolean) => {
    if (!card) return;
    const isFirst = !asked.includes(card.word);
    const fault = isFirst && !isPractice ? changeBook((all) => withAnswer(all, card.word, isKnown, day)) : undefined;
    const isLast = card.box === BOXES.length;
    const template = isKnown ? (isLast ? copy.last : copy.known) : copy.unknown;
    const values = { word: card.word, box: Math.min(card.box + 1, BOXES.length) };
    setNews(fault ? faults[fault] : isPractice || !isFirst ? '' : fillTemplate(template, values));
    setAsked([...asked, card.word]);
    setQueue(isKnown || !isFirst ? rest : [...rest, card.word]);
    setTurned(false);
  };

  const next = nextDay(book, day);
  return (
    <div className="trainer">
      <p role="status">{news}</p>
      {card ? (
        <TrainerCard
          key={queue.length + card.word}
          data={data}
          words={words}
          card={card}
          heading={focused}
          place={`Noch ${counted(rest.length + 1, 'Karte', 'Karten')}`}
          isTurned={isTurned}
          onTurn={() => setTurned(true)}
          onAnswer={answer}
        />
      ) : (
        <div className="trainer-end">
          <h3 ref={focused} tabIndex={-1}>
            {fillTemplate(copy.done, { count: counted(new Set(asked).size, 'Karte', 'Karten') })}
          </h3>
          {next && <p>{fillTemplate(copy.next, { date: formatDay(next) })}</p>}
        </div>
      )}
      <Button variant={card ? 'quiet' : 'second'} size="small" onClick={onEnd}>
        {card ? 'Runde beenden' : 'Fertig'}
      </Button>
    </div>
  );
}
