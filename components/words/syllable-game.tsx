import { fillTemplate } from 'german/fill-template';
import { useState } from 'react';
import { canBeOrdered, isInOrder, mixedSyllables } from '@/lib/words/games';
import type { GameProps } from './game-props';
import { GameStep } from './game-step';
import { useWords } from './use-words';

/** „Ordne die Silben“: a press places a syllable, another press takes it back. */
export function SyllableGame({ copy, mine, all, random, onAgain }: GameProps) {
  const game = useWords(mine.filter(canBeOrdered), all.filter(canBeOrdered), random);
  const [laid, setLaid] = useState<readonly number[]>([]);
  const { word, syllables } = game.word ?? { word: '', syllables: [] };
  const [orders] = useState(() => new Map(game.words.map((one) => [one.word, mixedSyllables(one.syllables, random)])));
  const pieces = orders.get(word) ?? [];
  const line = laid.map((place) => pieces[place] ?? '');
  const isFull = pieces.length > 0 && laid.length === pieces.length;
  const isRight = isFull && isInOrder(line, syllables);
  const news = isRight ? fillTemplate(copy.syllables.right, { word }) : isFull ? copy.syllables.wrong : '';

  const press = (place: number) => {
    if (isRight) return;
    setLaid(laid.includes(place) ? laid.filter((other) => other !== place) : [...laid, place]);
  };
  const next = () => {
    setLaid([]);
    game.next();
  };
  return (
    <GameStep copy={copy} game={game} news={news} isRight={isRight} onNext={next} onAgain={onAgain}>
      <p className="laid" key={line.length}>
        <span className="visually-hidden">Gelegt: </span>
        {line.join('') || '\u00a0'}
      </p>
      <ul role="list" className="pieces">
        {pieces.map((piece, place) => (
          // A word may repeat a syllable, and syllables never reorder, so the index is the key.
          <li key={String(place)}>
            <button
              type="button"
              className="piece"
              aria-pressed={laid.includes(place)}
              aria-disabled={isRight}
              onClick={() => press(place)}
            >
              {piece}
            </button>
          </li>
        ))}
      </ul>
    </GameStep>
  );
}
