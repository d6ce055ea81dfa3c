import type { Content } from '@/lib/content/kinds';
import { ballotFile } from '@/lib/pages/paths';
import { dayOf } from '@/lib/school/sheet';

/** A PDF to fill in by hand: where it is served, its template, what that prints, and whose content it is. */
export type Handout = { path: string; template: 'ballot'; file: string; data: object };

/** A file with ballots and counting sheet for each debate: handoutsOf(content) → [{ path: '/streitfrage/stimmzettel/zoo.pdf', … }, …] */
export const handoutsOf = ({ site, debates, debatePage }: Content): Handout[] =>
  debates.map((debate) => ({
    path: ballotFile(debate.slug),
    template: 'ballot',
    file: `debates/${debate.slug}.yaml`,
    data: {
      product: site.product,
      title: debate.title,
      pdfTitle: `${debate.title} ${debatePage.ballot.sheet.slip}`,
      description: `${debatePage.title}: ${debatePage.ballot.file}`,
      head: debatePage.title,
      on: dayOf(debate),
      ballot: debatePage.ballot,
      rules: debatePage.rules.map(({ title }) => title),
    },
  }));
