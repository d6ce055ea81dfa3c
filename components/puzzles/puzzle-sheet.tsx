import { KINDS, type Kind } from 'content/puzzle-kinds';
import { LEVEL_NAMES, type Level } from 'puzzles/level';
import { puzzleOf } from 'puzzles/make';
import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { content } from '@/lib/content';
import { LOOKS } from './looks';
import { Player } from './player/player.island';
import { SHEETS } from './sheets';

type Props<K extends Kind> = {
  kind: K;
  level: Level;
  /** A week, '2026-47', or an article's slug. */
  occasion: string;
};

/** A puzzle to play or print, its solution in a fold, and a figure that watches. */
export function PuzzleSheet<K extends Kind>({ kind, level, occasion }: Props<K>) {
  const { player, kinds, image } = content.lists.puzzles;
  const { Root, prepare } = LOOKS[kind];
  const { Sheet, Solution } = SHEETS[kind];
  const rawPuzzle = puzzleOf(content, kind, level, occasion);
  const puzzle = prepare?.(rawPuzzle) ?? rawPuzzle;
  const { segment, name } = KINDS[kind];
  const id = `${segment}-${level}`;
  const title = LEVEL_NAMES[level];
  return (
    <section data-level={level} aria-labelledby={id}>
      <h2 id={id}>
        {title} <small>{`etwa ${kinds[kind].minutes[level]}\u00a0Minuten`}</small>
      </h2>
      <div className="watcher">
        <Picture image={image} sizes="6rem" decorative />
      </div>
      <Root>
        <div className="sheet puzzle-desk">
          <Island
            of={Player<K>}
            props={{
              kind,
              puzzle,
              address: `${occasion}/${segment}/${level}`,
              name: `${name}, ${title.toLowerCase()}`,
              copy: player,
              children: <Sheet puzzle={puzzle} />,
            }}
          />
        </div>
        <details className="puzzle-solution">
          <summary aria-label={`Lösung: ${title}`}>
            <Icon name="chevron-down" />
            Lösung
          </summary>
          <div>
            <Solution puzzle={puzzle} />
          </div>
        </details>
      </Root>
    </section>
  );
}
