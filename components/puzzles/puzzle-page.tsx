import { KINDS, type Kind } from 'content/puzzle-kinds';
import { LEVELS } from 'puzzles/level';
import { kindsIn, type Week } from 'puzzles/week';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { titleOfWeek } from '@/lib/pages/puzzles';
import { puzzleWeekPath } from '@/lib/paths';
import { KindCards } from './kind-cards';
import { notesOf } from './notes';
import { Root } from './puzzle-page.styles';
import { PuzzleSheet } from './puzzle-sheet';
import { PuzzleTools } from './puzzle-tools';

/** A puzzle of a week in both levels, and links to the week's other puzzles. */
export function PuzzlePage({ week, kind }: { week: Week; kind: Kind }) {
  const copy = content.lists.puzzles;
  const others = kindsIn(week).filter((other) => other !== kind);
  const title = titleOfWeek(copy, week);
  return (
    <Page kicker={title} title={KINDS[kind].name} back={{ href: puzzleWeekPath(week.name), label: title }}>
      <Root>
        <PuzzleTools path={puzzlePath(week.name, kind)} how={copy.kinds[kind].how} />
        {LEVELS.map((level) => (
          <PuzzleSheet key={level} kind={kind} level={level} occasion={week.name} />
        ))}
        {others.length > 0 && (
          <section className="more-puzzles" aria-labelledby="mehr">
            <h2 id="mehr">{copy.one.more}</h2>
            <KindCards week={week.name} kinds={others} notes={notesOf(others)} level={3} />
          </section>
        )}
      </Root>
    </Page>
  );
}
