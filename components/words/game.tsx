import { randomFrom } from 'puzzles/random';
import type { GameProps } from './game-props';
import { PairsGame } from './pairs-game';
import type { GameName, PlayProps } from './part-props';
import { SyllableGame } from './syllable-game';
import { WriteGame } from './write-game';

const GAMES = { pairs: PairsGame, syllables: SyllableGame, write: WriteGame } satisfies Record<
  GameName,
  (props: GameProps) => unknown
>;

export function Game({ name, seed, ...props }: PlayProps) {
  const Played = GAMES[name];
  return <Played {...props} random={randomFrom(seed)} />;
}
