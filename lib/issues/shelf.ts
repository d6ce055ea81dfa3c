import type { Issue } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { newestFirst, phasesOf, shownOn } from './days';
import { archiveYear } from './rack';

type Shown = NonNullable<ReturnType<typeof shownOn>>;
export type OnDays = { issue: Issue; days: Shown };
/** `from`: the day the issue joins the rack; undefined if it is there already. */
export type Racked = { issue: Issue; from?: Day | undefined };
export type Shelf = { newest: OnDays[]; coming: OnDays[]; archived: Racked[]; empty?: Shown | undefined };

/** The shelf from this build until the next:
 * shelfOn([issue48, issue47], '2026-11-23') → { newest: [48, 47], coming: [48], racked: [47 from the 28th] } */
export function shelfOn(issues: readonly Issue[], builtOn: Day): Shelf {
  const sorted = newestFirst(issues);
  const year = archiveYear(issues, builtOn) ?? 0;
  const on = (issue: Issue, days: Parameters<typeof shownOn>[0]): OnDays[] => {
    const shown = shownOn(days, builtOn);
    return shown ? [{ issue, days: shown }] : [];
  };
  const first = sorted.at(-1);
  const isBare = first && !issues.some(({ announce }) => announce);
  return {
    newest: sorted.flatMap((issue) => on(issue, phasesOf(issue, issues).newest)),
    coming: sorted
      .toReversed()
      .flatMap((issue) => (issue.announce ? on(issue, phasesOf(issue, issues).announced) : [])),
    archived: sorted.flatMap((issue) => {
      const from = phasesOf(issue, issues).older?.from;
      return from && issue.year >= year ? { issue, from: from > builtOn ? from : undefined } : [];
    }),
    empty: first ? (isBare ? shownOn({ until: addDays(first.date, -1) }, builtOn) : undefined) : shownOn({}, builtOn),
  };
}

/** Public issues, each shown on the days when it is the newest public one: newestOpen([issue48, issue47], '2026-11-23') → [48, 47] */
export function newestOpen(issues: readonly Issue[], builtOn: Day): OnDays[] {
  const open = newestFirst(issues).filter((issue) => issue.open);
  return open.flatMap((issue) => {
    const days = shownOn(phasesOf(issue, open).newest, builtOn);
    return days ? [{ issue, days }] : [];
  });
}

/** Day on which the rack gets its first issue; undefined if it has one: startOf([{ issue, from: '2026-11-28' }]) → '2026-11-28' */
export const startOf = (racked: readonly Pick<Racked, 'from'>[]): Day | undefined =>
  racked.every(({ from }) => from) ? racked.map(({ from }) => from).sort()[0] : undefined;
