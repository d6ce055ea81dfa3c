import { Island } from '@/components/islands/island';
import { MoreLink } from '@/components/ui/back-link';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { today } from '@/lib/dates/day';
import { PATHS } from '@/lib/pages/paths';
import { allKinds } from '@/lib/puzzles/kinds';
import { lastDayOf, weekOf } from '@/lib/puzzles/week';
import { notesOf } from './notes';
import { papersFrom } from './papers';
import { PuzzleYears } from './puzzle-years';
import { Root } from './puzzles-page.styles';
import { Weeks } from './weeks.island';

/** The week's puzzles, and links to all earlier ones (R-PUZ-2). */
export function PuzzlesPage() {
  const builtOn = today();
  const { title, intro, first, week, archive, booklet, paper } = content.lists.puzzles;
  return (
    <Page title={title} lead={intro}>
      <Root>
        <Island
          of={Weeks}
          after={lastDayOf(weekOf(builtOn))}
          props={{
            builtOn,
            first,
            notes: notesOf(allKinds()),
            papers: papersFrom(builtOn),
            copy: { intro: week.intro, heading: archive.heading, none: archive.none, paper: paper.link },
          }}
        />
        <section aria-labelledby="heft">
          <h2 id="heft">{booklet.title}</h2>
          <p>{booklet.invite}</p>
          <MoreLink href={PATHS.booklet}>{booklet.link}</MoreLink>
        </section>
        <PuzzleYears current={PATHS.puzzles} />
      </Root>
    </Page>
  );
}
