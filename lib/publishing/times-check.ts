import { type Fault, fieldName, type Warning } from 'content/fault';
import { type Content, FOLDERS, type FolderKind, type Issue } from 'content/kinds';
import { linkedPath, linksIn } from 'content/own-links';
import { referencesOf } from 'content/pieces';
import type { ReadFile } from 'content/read';
import { entryOf, type Kind, REFERENCED } from 'content/references';
import { PAGE_CAPACITY } from 'content/schema/news';
import { both, isOut, missingIn, type Times, timesOf } from 'content/times';
import { parseFrom } from 'content/values/publishing';
import { formatDay } from 'german/dates/german';
import { ownPages } from './own-pages';

type Found = Omit<Fault, 'file'>;

/** Reports publishUntil before publishFrom, at any depth. */
function endsFirst(data: unknown, path: PropertyKey[] = []): Found[] {
  if (data === null || typeof data !== 'object') return [];
  const { publishFrom, publishUntil } = timesOf(data);
  const isWrong = publishFrom && publishUntil && publishUntil.at <= publishFrom.at;
  const own = isWrong
    ? [
        {
          field: fieldName([...path, 'publishUntil']),
          found: `„${publishUntil.text}“`,
          expected: `ein Ende nach dem Anfang; bei publishFrom: ${publishFrom.text} etwa publishUntil: 31. Dezember ${publishFrom.at.slice(0, 4)}`,
        },
      ]
    : [];
  const entries: [PropertyKey, unknown][] = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return own.concat(entries.flatMap(([key, value]) => endsFirst(value, [...path, key])));
}

/** An issue without these fields counts from now on: it is announced, with a page, before its Saturday. */
const spanOf = ({ publishFrom, publishUntil }: Times) =>
  `${publishFrom ? `ab ${publishFrom.text}` : 'ab sofort'}${publishUntil ? ` bis ${publishUntil.text}` : ''}`;

/** Dated content may appear up to the issue's Saturday (packages/content/in-print.ts), but not later. */
function fromDayOf({ date }: Issue, kind: Kind, { publishFrom, ...times }: Times): Times {
  const isDated = Object.entries<FolderKind>(FOLDERS).some(([folder, one]) => folder === kind && one.isDated);
  const comes = parseFrom(formatDay(date));
  const waits = isDated && 'at' in comes && publishFrom !== undefined && publishFrom.at <= comes.at;
  return waits ? times : { publishFrom, ...times };
}

/** Everything printed must be published as long as the issue, since a printed page cannot leave it out. */
function tooEarly(all: Content, issue: Issue): Found[] {
  return referencesOf(issue).flatMap(({ field, kind, name }) => {
    const times = timesOf(entryOf(all, kind, name));
    const why = missingIn(fromDayOf(issue, kind, times), timesOf(issue));
    if (!why) return [];
    const example = times.publishFrom && !times.draft ? `, etwa publishFrom: ${times.publishFrom.text}` : '';
    const expected = `etwas, das zu sehen ist, solange es die Ausgabe ist: Ihre Seite steht ${spanOf(issue)} da${example}`;
    const { as = '' } = REFERENCED[kind];
    return [{ field, found: `„${as}${name}“ ${why}`, expected }];
  });
}

/** Times that apply to a text: its own and those of all its parents. */
function timesAround(data: unknown, path: readonly PropertyKey[]): Times {
  let times = timesOf(data);
  let here = data;
  for (const key of path) {
    here = Object(here)[key];
    times = both(times, timesOf(here));
  }
  return times;
}

/** Link targets must be published as long as the text, since a link in a text cannot be left out. */
function lostLinks(all: Content, { file, data }: ReadFile): Fault[] {
  const pages = new Map(ownPages(all).map(({ path, thing }) => [path, thing]));
  return linksIn(data).flatMap(({ href, path }) => {
    const thing = pages.get(linkedPath(href));
    const why = thing && missingIn(timesOf(thing), timesAround(data, path));
    const expected = 'ein Link auf etwas, das zu sehen ist, solange er selbst da steht';
    return why ? [{ file, field: fieldName(path), found: `„${href}“ ${why}`, expected }] : [];
  });
}

/** Conflicts between publishing times (R-TIME-3):
 * → [{ file: 'issues/2026-48.yaml', field: 'story', found: '„vulkan“ erscheint erst am 5. April 2027', … }] */
export const timeFaults = (all: Content, files: readonly ReadFile[]): Fault[] => [
  ...files.flatMap(({ file, data }) => endsFirst(data).map((fault) => ({ file, ...fault }))),
  ...all.issues.flatMap((issue) =>
    tooEarly(all, issue).map((fault) => ({ file: `issues/${issue.name}.yaml`, ...fault })),
  ),
  ...files.flatMap((file) => lostLinks(all, file)),
];

/** List entries that are not shown for now: → [{ kind: 'Hinweis', file: 'news.yaml', field: 'teaser[1]', found: '„bald“ erscheint erst …' }] */
export function timeHints(all: Content, at: string): Warning[] {
  const { teaser, world, regional, animals } = all.news;
  const named = [
    ...Object.entries({ teaser, world }).flatMap(([list, slugs]) =>
      slugs.map((slug, nth) => ({ file: 'news.yaml', field: `${list}[${nth + 1}]`, slug })),
    ),
    ...Object.entries({ regional, animals }).flatMap(([list, entries]) =>
      entries.flatMap((entry: { article?: string | undefined }, nth) =>
        entry.article && isOut(timesOf(entry), at)
          ? { file: 'news.yaml', field: `${list}[${nth + 1}].article`, slug: entry.article }
          : [],
      ),
    ),
    ...all.worksheets
      .filter((sheet) => isOut(sheet, at))
      .map(({ slug }) => ({ file: `worksheets/${slug}.yaml`, field: '(Datei)', slug })),
  ];
  const isShown = (slug: string) => all.articles.some((one) => one.slug === slug && isOut(one, at));
  const crowded = Object.entries(PAGE_CAPACITY).flatMap(([list, room]) =>
    named.filter(({ field, slug }) => field.startsWith(`${list}[`) && isShown(slug)).slice(room),
  );
  const overfull = crowded.map(({ slug, ...place }) => ({
    kind: 'Übersprungen' as const,
    ...place,
    found: `„${slug}“ als einer zu viel`,
    expected: 'so viele Artikel, wie Platz haben: sechs unter teaser, vier unter world',
  }));
  const missing = named.flatMap(({ slug, ...place }) => {
    const article = all.articles.find((one) => one.slug === slug);
    const why = article && !isOut(article, at) && missingIn(timesOf(article), {});
    const expected = 'ein Artikel, der schon da ist; bis dahin fehlt der Eintrag auf der Website';
    return why ? [{ kind: 'Hinweis' as const, ...place, found: `„${slug}“ ${why}`, expected }] : [];
  });
  return [...overfull, ...missing];
}
