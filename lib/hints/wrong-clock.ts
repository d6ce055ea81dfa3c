import type { WarningFields } from 'content/fault';
import type { Content } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';

/** In days; no weekly paper pauses for longer. */
const LONGEST_REST = 366;

/** Reports a date outside the life of the paper, as a wrong clock makes a build publish too little or too much: → [{ file:
 * 'issues/2025-52.yaml', field: 'date', found: 'heute den 1. Januar 1970, nach der Uhr dieses Rechners', … }] */
export function wrongClock({ issues }: Pick<Content, 'issues'>, today: Day): WarningFields[] {
  const inOrder = issues.toSorted((a, b) => a.date.localeCompare(b.date));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return [];
  const found = `heute den ${formatDay(today)}, nach der Uhr dieses Rechners`;
  const warningsFor = ({ name }: typeof first, expected: string) => [
    { file: `issues/${name}.yaml`, field: 'date', found, expected: `${expected}; geht die Uhr richtig?` },
  ];
  if (today < addDays(first.date, -LONGEST_REST))
    return warningsFor(
      first,
      `ein Tag, der nicht mehr als ein Jahr vor der ersten Ausgabe liegt, dem ${formatDay(first.date)}`,
    );
  if (today > addDays(last.date, LONGEST_REST))
    return warningsFor(
      last,
      `ein Tag, der nicht mehr als ein Jahr nach der letzten Ausgabe liegt, dem ${formatDay(last.date)}`,
    );
  return [];
}
