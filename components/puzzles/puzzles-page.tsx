import { allKinds } from 'content/puzzle-kinds';
import { type Day, today } from 'german/dates/day';
import { lastDayOf, weekOf } from 'puzzles/week';
import { weeksToSet } from 'puzzles/weeks';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { pdfFacts } from '@/components/school/pdf-facts';
import { MoreLink } from '@/components/ui/back-link';
import { Page } from '@/components/ui/page';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { printedPuzzles } from '@/lib/puzzles/puzzle-files';
import { notesOf } from './notes';
import { PuzzleYears } from './puzzle-years';
import { Weeks } from './weeks.island';
import { weeks } from './weeks.styles';

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

/** PDFs of a day's week and of later ones that are typeset → { '2026-47': 'PDF, 13 Seiten, 315 kB', … } */
function papersFrom(day: Day): Record<string, string> {
  const coming = weeksToSet(content.lists.puzzles.first, day).filter(({ first }) => first >= weekOf(day).first);
  return Object.fromEntries(
    coming.flatMap(({ name }) => {
      const file = printedPuzzles(name);
      return file ? [[name, pdfFacts(file)]] : [];
    }),
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  > section > h2 { font-size: ${theme.type.h3}; }
  > section > p { margin-block: ${theme.space.xs}; max-inline-size: ${theme.width.text}; }
  ${weeks}
`;
