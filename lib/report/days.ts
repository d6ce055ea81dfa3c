import { isPast } from 'content/event-days';
import type { Content } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { lastDayOf, weekOf } from 'puzzles/week';
import { dueWithin, whenSaid } from '@/lib/hints/due';
import { isPublished } from '@/lib/issues/days';
import type { Section } from './table';

/** What visitors see in the next seven days: thisWeek(content, today) → { id: 'woche', rows: [['Neueste Ausgabe', '2026-47: Ein Motto'], …], … } */
export function thisWeek({ issues, news, articles, events }: Content, today: Day): Section {
  const newest = issues.find((issue) => isPublished(issue, today));
  const next = issues.findLast((issue) => !isPublished(issue, today) && issue.date <= addDays(today, 7));
  const week = weekOf(today);
  const titleOf = (slug: string) => articles.find((article) => article.slug === slug)?.title ?? slug;
  const soon = events.filter(({ date }) => !isPast(date, today) && date.first < addDays(today, 7));
  return {
    id: 'woche',
    title: 'Diese Woche',
    lead: `Was Besucher vom ${formatDay(today)} bis zum ${formatDay(addDays(today, 6))} sehen.`,
    head: ['Was', 'Steht da'],
    rows: [
      ...(newest ? [['Neueste Ausgabe', `${newest.name}: ${newest.motto}`]] : []),
      ...(next ? [[`Ab ${formatDay(next.date)}`, `${next.name}: ${next.motto}`]] : []),
      ...news.teaser.map((slug, at) => [`Startseite, Platz ${at + 1}`, titleOf(slug)]),
      ...soon.map(({ date, title }) => [date.text, title]),
      ['Rätsel der Woche', `${week.name}, bis ${formatDay(lastDayOf(week))}`],
    ],
  };
}

/** Days ahead covered by the report. */
const SOON = 14;

/** The next two weeks, as in `npm run due`:
 * comingUp(all, at) → { id: 'faellig', rows: [['Samstag, 28. November 2026', '…', 'von selbst'], …], … } */
export const comingUp = (all: Content, at: string): Section => ({
  id: 'faellig',
  title: 'Was bald erscheint und endet',
  lead: `In den nächsten ${SOON} Tagen. „Neu bauen“ heißt: Es ändert sich erst, wenn die Website an diesem Tag neu gebaut wird.`,
  head: ['Wann', 'Was', 'Wie'],
  rows: dueWithin(all, at, SOON).map(({ at: moment, what, needsBuild }) => [
    whenSaid(moment),
    what,
    needsBuild ? 'neu bauen' : 'von selbst',
  ]),
});
