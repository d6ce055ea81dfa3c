import { Island } from '@/components/islands/island';
import { content } from '@/lib/content';
import { KINDS, type Kind } from '@/lib/puzzles/kinds';
import { Player } from './player.island';
import { SHEETS } from './sheets';

/** Gallery example of a puzzle's sheet or its solution: exampleOf('cipher', puzzle) */
export function exampleOf(kind: Kind, puzzle: unknown, isSolved = false) {
  const { Root, Sheet, Solution } = SHEETS[kind];
  return (
    <Root>
      {isSolved ? (
        <Solution puzzle={puzzle} />
      ) : (
        <Island
          of={Player}
          props={{
            kind,
            puzzle,
            address: `example/${kind}`,
            name: KINDS[kind].name,
            copy: content.lists.puzzles.player,
            children: <Sheet puzzle={puzzle} id={kind} />,
          }}
        />
      )}
    </Root>
  );
}
