import { now } from 'german/dates/day';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { GameName, PartProps } from './part-props';
import { shownWord } from './scrapbook-data';
import { LoadingOrFailed } from './waiting';

const NAMES = ['pairs', 'syllables', 'write'] as const satisfies GameName[];

/** Three games with the child's own words. They do not move cards between boxes (R-WORD-5). */
export function Games({ data, book, late }: PartProps) {
  const { games: copy } = data.copy;
  const [game, setGame] = useState<{ name: GameName; seed: number }>();
  const { part } = late;
  const isReady = part !== undefined;
  const last = useRef<GameName>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (game && isReady) heading.current?.focus();
    else if (!game && last.current) list.current?.querySelector<HTMLElement>(`[data-game=${last.current}]`)?.focus();
    last.current = game?.name;
  }, [game, isReady]);
  const play = (name: GameName) => {
    late.ask();
    setGame({ name, seed: now().getTime() });
  };
  return (
    <section className="games no-print" aria-labelledby="spielen">
      <h2 id="spielen">{copy.title}</h2>
      {game && part ? (
        <div className="game sheet">
          <h3 ref={heading} tabIndex={-1}>
            {copy[game.name].title}
          </h3>
          <p>{copy[game.name].text}</p>
          <part.Game
            key={game.seed}
            name={game.name}
            copy={copy}
            mine={book.cards.map((card) => shownWord(part.words, card))}
            all={part.words}
            seed={game.seed}
            onAgain={() => play(game.name)}
          />
          <Button variant="quiet" size="small" onClick={() => setGame(undefined)}>
            Spiel beenden
          </Button>
        </div>
      ) : (
        <>
          <p>{copy.intro}</p>
          <ul role="list" ref={list} className="game-list">
            {NAMES.map((name) => (
              <li key={name} className="sheet" data-lifts="">
                <span className="sign" data-sign={name} aria-hidden="true">
                  <span />
                  <span />
                  <span />
                </span>
                <Button data-game={name} onClick={() => play(name)}>
                  {copy[name].title}
                </Button>
              </li>
            ))}
          </ul>
          {game && <LoadingOrFailed {...late} />}
        </>
      )}
    </section>
  );
}
