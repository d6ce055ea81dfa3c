import { pdfFacts } from '@/components/school/pdf-facts';
import { content } from '@/lib/content';
import type { Day } from '@/lib/dates/day';
import { printedPuzzles } from '@/lib/puzzles/printed';
import { weekOf } from '@/lib/puzzles/week';
import { weeksToSet } from '@/lib/puzzles/weeks';

/** PDFs of a day's week and of later ones that are typeset → { '2026-47': 'PDF, 13 Seiten, 315 kB', … } */
export function papersFrom(day: Day): Record<string, string> {
  const weeks = weeksToSet(content.lists.puzzles.first, day).filter(({ first }) => first >= weekOf(day).first);
  return Object.fromEntries(
    weeks.flatMap(({ name }) => {
      const file = printedPuzzles(name);
      return file ? [[name, pdfFacts(file)]] : [];
    }),
  );
}
