import { KINDS } from 'content/puzzle-kinds';
import { today } from 'german/dates/day';
import { onDays } from 'german/dates/on-days';
import { LEVEL_NAMES } from 'puzzles/level';
import { puzzleOf } from 'puzzles/make';
import { weeksToPlay } from 'puzzles/weeks';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { MoreLink } from '@/components/ui/back-link';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { KindSign } from './kind-sign';
import { kindSign } from './kind-sign.styles';
import { LOOKS } from './looks';
import { Player } from './player/player.island';
import { player } from './player/player.styles';

/** Small, in every week, and familiar to children. */
const KIND = 'sudoku';
const LEVEL = 'easy';

/** The week's sudoku, playable in place; shares its entries with its page. After the next week only the link to all
 * puzzles remains (R-PUZ-8). */
export function PuzzleOfWeek({ text, more }: { text: string; more: string }) {
  const builtOn = today();
  const { title, first, player: copy } = content.lists.puzzles;
  const { name, segment } = KINDS[KIND];
  const { Root: Look } = LOOKS[KIND];
  return (
    <Root>
      <KindSign kind={KIND} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {weeksToPlay(first, builtOn).map(({ week, days }) => (
        <div key={week.name} className="play" {...onDays(days, builtOn)}>
          <Look>
            <Island
              of={Player<typeof KIND>}
              props={{
                kind: KIND,
                puzzle: puzzleOf(content, KIND, LEVEL, week.name),
                address: `${week.name}/${segment}/${LEVEL}`,
                name: `${name}, ${LEVEL_NAMES[LEVEL].toLowerCase()}`,
                copy,
              }}
            />
          </Look>
        </div>
      ))}
      <MoreLink href={PATHS.puzzles}>{more}</MoreLink>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  > div { flex: 1 1 60%; }
  > .play { flex: none; min-inline-size: 0; max-inline-size: 100%; }
  ${kindSign}
  ${media.handheld} { gap: ${theme.space.xxs}; > svg { display: none; } > a { font-size: ${theme.type.small}; } }
  ${player}
`;
