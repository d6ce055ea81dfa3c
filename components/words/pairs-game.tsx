import { fillTemplate } from 'german/fill-template';
import { shuffle } from 'german/shuffle';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { draw } from '@/lib/words/games';
import { type GameProps, WORDS_IN_GAME } from './game-props';

type Side = 'word' | 'meaning';

/** „Finde das Paar“: press a word and its meaning, in either order. */
export function PairsGame({ copy: { pairs: copy }, mine, all, random, onAgain }: GameProps) {
  const [words] = useState(() => draw(mine, all, WORDS_IN_GAME, random));
  const [meanings] = useState(() => shuffle(words, random));
  const [chosen, setChosen] = useState<{ side: Side; word: string }>();
  const [found, setFound] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const isDone = found.length === words.length;

  const press = (side: Side, word: string) => {
    if (found.includes(word)) return;
    if (!chosen || chosen.side === side) {
      setNews('');
      return setChosen(chosen?.word === word ? undefined : { side, word });
    }
    setChosen(undefined);
    if (chosen.word !== word) return setNews(copy.wrong);
    setFound([...found, word]);
    setNews(found.length + 1 === words.length ? copy.done : fillTemplate(copy.right, { word }));
  };

  const column = (side: Side, list: typeof words) => (
    <ul role="list" data-side={side}>
      {list.map((one) => {
        const place = found.indexOf(one.word) + 1;
        return (
          <li key={one.word}>
            <button
              type="button"
              className="half"
              aria-pressed={chosen?.side === side && chosen.word === one.word}
              aria-disabled={place > 0}
              data-found={place || undefined}
              onClick={() => press(side, one.word)}
            >
              {one[side]}
              {place > 0 && (
                <span className="pair-number" key={place}>
                  <span className="visually-hidden">Paar </span>
                  {place}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );

  return (
    <>
      <div className="pairs">
        {column('word', words)}
        {column('meaning', meanings)}
      </div>
      <p role="status">{news}</p>
      {isDone && <Button onClick={onAgain}>Noch einmal</Button>}
    </>
  );
}
