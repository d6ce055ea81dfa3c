import { basename, join } from 'node:path';
import { fullAddress } from 'content/address';
import type { Content } from 'content/kinds';
import { termsText } from 'subscription/order/contract';
import { icsFile } from '@/lib/events/ics';
import { derived } from '@/lib/images';
import { CACHE, filesOf } from '@/lib/images/settings';
import { thumbnail } from '@/lib/images/thumbnail';
import { issueFiles } from '@/lib/issues/issue-files';
import {
  ALL_ICS_PATH,
  ATOM_PATH,
  icsPath,
  LLMS_PATH,
  recordingPath,
  SEARCH_INDEX_PATH,
  sharePath,
  TERMS_TEXT_PATH,
} from '@/lib/paths';
import { ingredientsFile } from '@/lib/puzzles/booklet/ingredients';
import { sheetFiles } from '@/lib/school/sheet-files';
import { searchIndex } from '@/lib/search/build';
import { atomFeed } from '@/lib/seo/atom';
import { llmsText } from '@/lib/seo/llms';
import type { Job, JobKind, JobOf, ResultOf } from './jobs';

/** A file to copy, or text to write. */
export type PublicFile = { from: string } | { text: string };

export type Done = { [Kind in JobKind]: { job: JobOf<Kind>; result: ResultOf<Kind> } }[JobKind];

type Files = Map<string, PublicFile>;

const FILES: { [Kind in JobKind]: (result: ResultOf<Kind>, job: JobOf<Kind>) => { path: string; file: string }[] } = {
  picture: (facts) => filesOf(facts).map((name) => ({ path: `/pictures/${name}`, file: join(CACHE, name) })),
  share: (file, { card }) => [{ path: sharePath(card.path), file }],
  issue: ({ folder, printed }) => issueFiles(printed).map((path) => ({ path, file: join(folder, path) })),
  worksheet: sheetFiles,
  puzzles: (file) => [file],
  pack: (file) => [file],
  blank: (files) => files,
  handout: (file) => [file],
  icons: (files) => [...files],
};

/** filesMadeBy({ job: { kind: 'picture', … }, result: { … } }) → Map { '/pictures/1f2e3d4c-320.avif' → { from: '.cache/…' }, … } */
export function filesMadeBy({ job, result }: Done): Files {
  const files = (FILES[job.kind] as (result: unknown, job: Job) => { path: string; file: string }[])(result, job);
  return new Map(files.map(({ path, file }) => [path, { from: file }]));
}

/** Feeds need absolute picture addresses. */
function feedPicture(picture: string) {
  const { src, size } = derived(picture);
  return { src: fullAddress(src), ...size };
}

function texts(content: Content): Record<string, string> {
  const { title, events, landing, pages } = content;
  const ingredients = ingredientsFile(content);
  return {
    ...Object.fromEntries(events.map((event) => [icsPath(event.id), icsFile([event], title.name)])),
    [ALL_ICS_PATH]: icsFile(events, title.name, `${title.name} ${landing.events.kicker}`),
    [ATOM_PATH]: atomFeed(content, feedPicture),
    [LLMS_PATH]: llmsText(content),
    [SEARCH_INDEX_PATH]: JSON.stringify(searchIndex(content, thumbnail)),
    [TERMS_TEXT_PATH]: termsText(pages.agb),
    [ingredients.path]: ingredients.text,
  };
}

/** If a host names no charset, browsers and phones read plain text in an encoding of their own unless it begins with a byte order mark.
 * Other formats have UTF-8 by their standard or name it (RFC 5545 calendars, JSON, XML, WebVTT), and calendar programs may stumble over
 * a mark; robots.txt stays ASCII. */
const withMark = (path: string, text: string) =>
  path.endsWith('.txt') && /\P{ASCII}/u.test(text) ? `\ufeff${text}` : text;

const recordings = ({ articles }: Content): Files =>
  new Map(
    articles
      .flatMap(({ audio = [] }) => audio)
      .map(({ file }) => [recordingPath(file), { from: join('content/audio', basename(file)) }]),
  );

/** Files that no job makes: contentFiles(content) → Map { '/events.ics' → { text: 'BEGIN:VCALENDAR…' }, … } */
export const contentFiles = (content: Content): Files =>
  new Map([
    ...recordings(content),
    ...Object.entries(texts(content)).map(([path, text]): [string, PublicFile] => [
      path,
      { text: withMark(path, text) },
    ]),
  ]);

/** All served files that are made, beside the pages: publicFiles(content, new Set(), done) → Map { '/og.png' → { from: '.cache/…' }, … } */
export const publicFiles = (content: Content, notShown: ReadonlySet<string>, done: readonly Done[]): Files =>
  new Map([
    ...done
      .filter(({ job }) => job.kind !== 'picture' || !notShown.has(job.src))
      .flatMap((one) => [...filesMadeBy(one)]),
    ...contentFiles(content),
  ]);
