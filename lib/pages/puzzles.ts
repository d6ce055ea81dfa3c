import type { Content } from 'content/kinds';
import { KINDS, type Kind } from 'content/puzzle-kinds';
import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { fillTemplate } from 'german/fill-template';
import { withPuzzle } from 'puzzles/articles';
import { kindsIn, type Week, weekOf } from 'puzzles/week';
import { allWeeks, isOut, pastYears, weekNumber } from 'puzzles/weeks';
import { articlePath, articlePuzzlePath, PATHS, puzzleWeekPath, puzzleYearPath } from '@/lib/paths';
import { puzzlePath } from './puzzle-path';
import type { SitePage } from './site-page';

type Copy = Content['lists']['puzzles'];

/** titleOfWeek(lists.puzzles, week47) → 'Rätsel der Woche 47/2026' */
export const titleOfWeek = (copy: Copy, week: Week) => fillTemplate(copy.week.title, { week: weekNumber(week) });

/** Includes future weeks, which are linked nowhere (R-PUZ-3):
 * puzzlePages(content, day) → [{ type: 'raetsel', path: '/raetsel/', … }, { type: 'raetsel-woche', … }, …] */
export function puzzlePages(content: Content, day: Day): SitePage[] {
  const copy = content.lists.puzzles;
  const overview = { name: copy.title, path: PATHS.puzzles };
  return [
    {
      type: 'raetsel',
      ...overview,
      note: copy.description,
      changed: weekOf(day).first,
      images: [copy.image.src],
      card: { kicker: copy.week.all, title: copy.title, line: copy.intro, image: copy.image.src, ground: 'mint' },
    },
    {
      type: 'raetselheft',
      path: PATHS.booklet,
      name: copy.booklet.title,
      note: copy.booklet.description,
      under: overview,
      images: [],
    },
    ...allWeeks(copy.first, day).flatMap((week) => weekPages(copy, week, day)),
    ...withPuzzle(content).map(
      ({ slug, title, date }): SitePage => ({
        type: 'raetsel-blatt',
        path: articlePuzzlePath(slug),
        name: fillTemplate(copy.article.title, { title }),
        note: fillTemplate(copy.article.description, { title }),
        under: { name: title, path: articlePath(slug) },
        isPart: true,
        changed: date.first,
        images: [],
      }),
    ),
    ...pastYears(copy.first, day).map(
      (year): SitePage => ({
        type: 'raetsel-archiv',
        path: puzzleYearPath(year),
        name: fillTemplate(copy.archive.title, { year }),
        note: fillTemplate(copy.archive.description, { year }),
        under: overview,
        images: [],
      }),
    ),
  ];
}

function weekPages(copy: Copy, week: Week, day: Day): SitePage[] {
  const kinds = kindsIn(week);
  const date = formatDay(week.first);
  const number = weekNumber(week);
  const isAhead = !isOut(week, day);
  const whole = { name: titleOfWeek(copy, week), path: puzzleWeekPath(week.name) };
  const names = kinds.map((kind) => KINDS[kind].name).join(', ');
  const one = (kind: Kind): SitePage => ({
    type: 'raetsel-blatt',
    path: puzzlePath(week.name, kind),
    name: fillTemplate(copy.one.title, { kind: KINDS[kind].name, week: number }),
    note: fillTemplate(copy.one.description, { kind: KINDS[kind].name, date, note: copy.kinds[kind].note }),
    under: whole,
    isAhead,
    isPart: true,
    changed: isAhead ? undefined : week.first,
    images: [],
  });
  return [
    {
      type: 'raetsel-woche',
      ...whole,
      note: fillTemplate(copy.week.description, { date, kinds: names }),
      under: { name: copy.title, path: PATHS.puzzles },
      isAhead,
      changed: isAhead ? undefined : week.first,
      images: [],
    },
    ...kinds.map(one),
  ];
}
