import type { School } from '@/lib/content/kinds';
import { WEEKDAYS } from '@/lib/dates/german';
import { fillTemplate } from '@/lib/words/said';
import type { SheetName } from './parts';
import type { Places } from './places';

type Copy = School['pack'];
type Way = Copy['days'][number]['ways'][number];

type PlanStep = { minutes: number; title: string; text: string; paper: string; sheets: readonly SheetName[] };
export type PlanDay = { name: string; title: string; steps: PlanStep[] };

const listed = new Intl.ListFormat('de', { type: 'conjunction' });

/** paperText('Zeitung, Seite %pages%', [1, 4, 5]) → 'Zeitung, Seite 1, 4 und 5' */
export const paperText = (said: string, pages: readonly number[]) =>
  fillTemplate(said, { pages: listed.format(pages.map(String)) });

/** Monday to Friday, each day in the first way for which issue and pack have everything:
 * planOf(copy, places, ['worksheet', …]) → [{ name: 'Montag', title: 'Die Titelgeschichte', steps: [ … ] }, …] */
export function planOf({ days, paper: said }: Copy, places: Places, sheets: readonly SheetName[]): PlanDay[] {
  const isPossible = ({ steps }: Way) =>
    steps.every(
      ({ paper = 'front', sheets: named = [] }) => places[paper] && named.every((name) => sheets.includes(name)),
    );
  return days.map(({ ways }, at) => {
    const way = ways.find(isPossible);
    // The schema asks for a last way that is always possible.
    if (!way) throw new Error(`pack.days[${at + 1}]: keine Möglichkeit passt zur Ausgabe`);
    const steps = way.steps.map(({ paper, sheets: named = [], text, ...step }): PlanStep => {
      const place = paper && places[paper];
      return {
        ...step,
        text: place ? fillTemplate(text, { title: place.title }) : text,
        paper: place ? paperText(said, place.pages) : '',
        sheets: named,
      };
    });
    return { name: WEEKDAYS[at + 1] as string, title: way.title, steps };
  });
}
