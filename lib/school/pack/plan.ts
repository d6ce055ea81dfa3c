import type { School } from 'content/kinds';
import type { SheetName } from 'content/school-parts';
import { WEEKDAYS } from 'german/dates/german';
import { fillTemplate } from 'german/fill-template';
import type { Places } from './places';

type Copy = School['pack'];
type Way = Copy['days'][number]['ways'][number];

type PlanStep = { minutes: number; title: string; text: string; paper: string; sheets: readonly SheetName[] };
export type PlanDay = { name: string; title: string; steps: PlanStep[] };

/** Three pages in a row or more are named by the first and the last: runsOf([1, 3, 4, 5]) → ['1', '3 bis 5'] */
function runsOf(pages: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run?.at(-1) === page - 1) run.push(page);
    else runs.push([page]);
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]} bis ${run.at(-1)}` : run.map(String)));
}

/** paperText('Zeitung, Seite %pages%', [1, 4, 5]) → 'Zeitung, Seite 1, 4 und 5'; with 'disjunction', '… 4 oder 5' */
export const paperText = (template: string, pages: readonly number[], type: Intl.ListFormatType = 'conjunction') =>
  fillTemplate(template, { pages: new Intl.ListFormat('de', { type }).format(runsOf(pages)) });

/** Monday to Friday, each day in the first way for which issue and pack have everything:
 * planOf(copy, places, ['worksheet', …]) → [{ name: 'Montag', title: 'Die Titelgeschichte', steps: [ … ] }, …] */
export function planOf({ days, paper: template }: Copy, places: Places, sheets: readonly SheetName[]): PlanDay[] {
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
        paper: place ? paperText(template, place.pages) : '',
        sheets: named,
      };
    });
    return { name: WEEKDAYS[at + 1] as string, title: way.title, steps };
  });
}
