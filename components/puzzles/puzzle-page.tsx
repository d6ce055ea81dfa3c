import { KINDS, type Kind } from 'content/puzzle-kinds';
import { kindsIn, type Week } from 'puzzles/week';
import styled from 'styled-components';
import { Page } from '@/components/ui/page';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { titleOfWeek } from '@/lib/pages/puzzles';
import { puzzleWeekPath } from '@/lib/paths';
import { KindCards } from './kind-cards';
import { kindCards } from './kind-cards.styles';
import { notesOf } from './notes';
import { PuzzleLevels } from './puzzle-levels';

/** A puzzle of a week in both levels, and links to the week's other puzzles. */
export function PuzzlePage({ week, kind }: { week: Week; kind: Kind }) {
  const copy = content.lists.puzzles;
  const others = kindsIn(week).filter((other) => other !== kind);
  const title = titleOfWeek(copy, week);
  return (
    <Page kicker={title} title={KINDS[kind].name} back={{ href: puzzleWeekPath(week.name), label: title }}>
      <PuzzleLevels kind={kind} occasion={week.name} path={puzzlePath(week.name, kind)}>
        {others.length > 0 && (
          <More aria-labelledby="mehr">
            <h2 id="mehr">{copy.one.more}</h2>
            <KindCards week={week.name} kinds={others} notes={notesOf(others)} level={3} />
          </More>
        )}
      </PuzzleLevels>
    </Page>
  );
}

const More = styled.section`
  > h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  ${kindCards}
  ${media.print} { display: none; }
`;
