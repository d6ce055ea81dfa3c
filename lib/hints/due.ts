import { issueName } from 'content/issue-name';
import type { Content } from 'content/kinds';
import { stateOf, type Times } from 'content/times';
import { addDays } from 'german/dates/arithmetic';
import { type Day, today } from 'german/dates/day';
import { withWeekday } from 'german/dates/german';
import { formatMoment } from 'german/dates/moment';
import { startOfDay } from 'german/dates/offset';
import { weeksBetween } from 'puzzles/week';
import { weekNumber } from 'puzzles/weeks';

/** Something that appears or ends; `needsBuild` is false where the visitor's clock decides. */
type Due = { at: string; needsBuild: boolean; what: string };

const named = (all: Content): { name: string; thing: Times }[] => [
  ...all.articles.map((thing) => ({ name: `Artikel „${thing.title}“`, thing })),
  ...all.events.map((thing) => ({ name: `Veranstaltung „${thing.title}“`, thing })),
  ...all.books.map((thing) => ({ name: `Buch „${thing.title}“`, thing })),
  ...all.games.map((thing) => ({ name: `Spiel „${thing.title}“`, thing })),
  ...all.issues.map((thing) => ({ name: issueName(thing), thing })),
  ...all.debates.map((thing) => ({ name: `Streitfrage „${thing.title}“`, thing })),
  ...all.questions.map((thing) => ({ name: `Frage „${thing.question}“`, thing })),
  ...all.worksheets.map((thing) => ({ name: `Arbeitsblatt ${thing.slug}`, thing })),
  ...all.experiments.map((thing) => ({ name: `Experiment „${thing.title}“`, thing })),
  ...all.comics.map((thing) => ({ name: `Comic „${thing.title}“`, thing })),
  ...all.colouring.map((thing) => ({ name: `Ausmalbild „${thing.title}“`, thing })),
  ...all.history.map((thing) => ({ name: `Heute vor … Jahren, ${thing.day.text}`, thing })),
  ...all.briefs.map((thing) => ({ name: `Kurz gemeldet „${thing.title}“`, thing })),
  ...all.news.regional.map((thing) => ({ name: `Nachricht „${thing.title}“`, thing })),
  ...all.news.animals.map((thing) => ({ name: `TIER ABC „${thing.animal}“`, thing })),
  ...all.glossary.map((thing) => ({ name: `Wort „${thing.word}“`, thing })),
  ...[...all.faq, ...all.parents.questions].map((thing) => ({ name: `Frage „${thing.question}“`, thing })),
  ...all.readingOffers.map((thing) => ({ name: `Angebot „${thing.title}“`, thing })),
  ...all.school.lessons.map((thing) => ({ name: `Stunde „${thing.title}“`, thing })),
  ...all.parents.newsroom.corrections.list.map((thing) => ({
    name: `Berichtigung zu „${thing.article.label}“`,
    thing,
  })),
];

const inBuild = (all: Content): Due[] =>
  named(all).flatMap(({ name, thing: { publishFrom, publishUntil, draft } }) => {
    const still = draft ? ', bleibt aber Entwurf (draft: true)' : '';
    const due = (time: Times['publishFrom'], what: string) =>
      time ? [{ at: time.at, needsBuild: !draft, what: `${name} ${what}${still}` }] : [];
    return [...due(publishFrom, 'erscheint'), ...due(publishUntil, 'verschwindet')];
  });

const beginOf = (day: Day) => new Date(startOfDay(day)).toISOString();

/** What appears and ends within some days (R-TIME-5): dueWithin(all, '2026-11-23T08:00:00.000Z', 14) → [{ at: '2026-11-27T23:00:00.000Z',
 * needsBuild: false, what: 'Ausgabe 48/2026 ist die neueste' }, …] */
export function dueWithin(all: Content, now: string, days: number): Due[] {
  const first = today(new Date(now));
  const end = beginOf(addDays(first, days + 1));
  const byClock = (day: Day, what: string): Due => ({ at: beginOf(day), needsBuild: false, what });
  const byBuild = (day: Day, what: string): Due => ({ ...byClock(day, what), needsBuild: true });
  const isHere = (thing: Times) => stateOf(thing, end) === undefined;
  const found = [
    ...inBuild(all),
    ...all.issues
      .filter(isHere)
      .flatMap((issue) => [
        byClock(issue.date, `${issueName(issue)} ist die neueste`),
        byBuild(issue.date, `${issueName(issue)} kommt in den Feed`),
      ]),
    ...all.articles
      .filter((article) => isHere(article) && (article.publishFrom?.at ?? '') < beginOf(article.date.first))
      .map(({ title, date }) => byBuild(date.first, `Artikel „${title}“ trägt seinen Tag; bis dahin den des Builds`)),
    ...weeksBetween(first, addDays(first, days)).map((week) =>
      byClock(week.first, `Rätsel der Woche ${weekNumber(week)}`),
    ),
    ...all.events.filter(isHere).map(({ title, date }) => byClock(addDays(date.last, 1), `„${title}“ ist vorbei`)),
    ...all.plans.flatMap(({ title, offer }) =>
      offer ? [byClock(addDays(offer.validUntil, 1), `die Aktion von „${title}“ ist abgelaufen`)] : [],
    ),
  ];
  return found.filter(({ at }) => now < at && at < end).sort((a, b) => a.at.localeCompare(b.at));
}

/** When the next build must run, and for what: nextBuild(all, '2026-11-23T08:00:00.000Z') → 'Der nächste Build muss laufen: Samstag, 28. November
 * 2026 (Ausgabe 48/2026 kommt in den Feed).' */
export function nextBuild(all: Content, now: string): string {
  const builds = dueWithin(all, now, 366).filter(({ needsBuild }) => needsBuild);
  const [first] = builds;
  if (!first) return 'Einen weiteren Build braucht der Inhalt bisher nicht.';
  const reasons = builds.filter(({ at }) => at === first.at).map(({ what }) => what);
  return `Der nächste Build muss laufen: ${whenSaid(first.at)} (${reasons.join('; ')}).`;
}

const MIDNIGHT = ', 00:00 Uhr';

/** Moment in German, without a time at midnight: whenSaid('2026-11-27T23:00:00.000Z') → 'Samstag, 28. November 2026' */
export function whenSaid(at: string): string {
  const moment = new Date(at);
  const text = formatMoment(moment);
  return `${withWeekday(today(moment))}${text.endsWith(MIDNIGHT) ? '' : text.slice(text.indexOf(','))}`;
}

/** dueLines(found, 14) → ['Samstag, 28. November 2026', '  von selbst  Ausgabe 48/2026 ist die neueste', …] */
export function dueLines(found: readonly Due[], days: number): string[] {
  if (found.length === 0)
    return [
      days === 1
        ? 'Bis morgen erscheint und endet nichts.'
        : `In den nächsten ${days} Tagen erscheint und endet nichts.`,
    ];
  const moments = [...new Set(found.map(({ at }) => at))];
  const builds = moments.filter((at) => found.some((one) => one.at === at && one.needsBuild));
  return [
    ...moments.flatMap((at) => [
      whenSaid(at),
      ...found
        .filter((one) => one.at === at)
        .map(({ needsBuild, what }) => `  ${needsBuild ? 'mit Build  ' : 'von selbst '} ${what}`),
    ]),
    builds.length > 0
      ? `Gebaut werden muss: ${builds.map(whenSaid).join('; ')}.`
      : 'Gebaut werden muss dafür nichts: Das alles stellt die Uhr der Besucher um.',
  ];
}
