import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { now } from '@/lib/dates/day';
import { randomFrom } from '@/lib/puzzles/random';
import { type PartProps, shownWord } from './my-duda-data';
import { PairsGame } from './pairs-game';
import { SyllableGame } from './syllable-game';
import { WriteGame } from './write-game';

const GAMES = { pairs: PairsGame, syllables: SyllableGame, write: WriteGame } as const;
const NAMES = ['pairs', 'syllables', 'write'] as const;
type Name = (typeof NAMES)[number];

/** Three games with the child's own words. They change nothing about the boxes (R-WORD-5). */
export function Games({ data, book }: PartProps) {
  const { games: copy } = data.copy;
  const [game, setGame] = useState<{ name: Name; seed: number }>();
  const last = useRef<Name>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (game) heading.current?.focus();
    else if (last.current) list.current?.querySelector<HTMLElement>(`[data-game=${last.current}]`)?.focus();
    last.current = game?.name;
  }, [game]);
  const play = (name: Name) => setGame({ name, seed: now().getTime() });
  const Game = game && GAMES[game.name];
  return (
    <section className="games no-print" aria-labelledby="spielen">
      <h2 id="spielen">{copy.title}</h2>
      {game && Game ? (
        <div className="game sheet">
          <h3 ref={heading} tabIndex={-1}>
            {copy[game.name].title}
          </h3>
          <p>{copy[game.name].text}</p>
          <Game
            key={game.seed}
            copy={copy}
            mine={book.cards.map((card) => shownWord(data, card))}
            all={data.words}
            random={randomFrom(game.seed)}
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
        </>
      )}
    </section>
  );
}
