import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { content } from '@/lib/content';
import { KINDS, type Kind } from '@/lib/puzzles/kinds';
import { LEVEL_NAMES, type Level } from '@/lib/puzzles/level';
import { puzzleOf } from '@/lib/puzzles/make';
import { Player } from './player.island';
import { SHEETS } from './sheets';

type Props = {
  kind: Kind;
  level: Level;
  /** A week, '2026-47', or an article's slug. */
  occasion: string;
};

/** A puzzle to play or print, its solution in a fold, and a figure that watches. */
export function PuzzleSheet({ kind, level, occasion }: Props) {
  const { player, kinds, image } = content.lists.puzzles;
  const { Root, Sheet, Solution, prepare } = SHEETS[kind];
  const made = puzzleOf(content, kind, level, occasion);
  const puzzle = prepare?.(made) ?? made;
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
            of={Player}
            props={{
              kind,
              puzzle,
              address: `${occasion}/${segment}/${level}`,
              name: `${name}, ${title.toLowerCase()}`,
              copy: player,
              children: <Sheet puzzle={puzzle} id={`${id}-blatt`} />,
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
