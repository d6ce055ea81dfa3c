import { basename, join } from 'node:path';
import type { Content } from '@/lib/content/kinds';
import { icsFile } from '@/lib/events/ics';
import { derived } from '@/lib/images';
import { CACHE, filesOf, type PictureFacts } from '@/lib/images/settings';
import { thumbnail } from '@/lib/images/thumbnail';
import { issueFiles } from '@/lib/issues/printed';
import { termsText } from '@/lib/order/contract';
import {
  ALL_ICS_PATH,
  ATOM_PATH,
  icsPath,
  LLMS_PATH,
  recordingPath,
  SEARCH_INDEX_PATH,
  sharePath,
  TERMS_TEXT_PATH,
} from '@/lib/pages/paths';
import type { PrintedIssue } from '@/lib/print/manifest';
import { ingredientsFile } from '@/lib/puzzles/booklet/ingredients';
import { type PrintedFile, type PrintedSheets, sheetFiles } from '@/lib/school/printed';
import { searchIndex } from '@/lib/search/build';
import { fullAddress } from '@/lib/seo/address';
import { atomFeed } from '@/lib/seo/atom';
import { llmsText } from '@/lib/seo/llms';

/** A file to copy, or text to write. */
export type PublicFile = { from: string } | { text: string };

/** Job results, keyed by what they were made for. */
export type Made = {
  pictures: ReadonlyMap<string, PictureFacts>;
  shares: ReadonlyMap<string, string>;
  issues: ReadonlyMap<string, { folder: string; printed: PrintedIssue }>;
  worksheets: ReadonlyMap<string, PrintedSheets>;
  puzzles: ReadonlyMap<string, PrintedFile>;
  packs: ReadonlyMap<string, PrintedFile>;
  blanks: readonly PrintedFile[];
  handouts: readonly PrintedFile[];
  icons: readonly { path: string; file: string }[];
};

type Files = Map<string, PublicFile>;

function madeFiles(made: Made, notShown: ReadonlySet<string>): Files {
  const files: Files = new Map();
  for (const [src, facts] of made.pictures)
    if (!notShown.has(src))
      for (const name of filesOf(facts)) files.set(`/pictures/${name}`, { from: join(CACHE, name) });
  for (const [path, from] of made.shares) files.set(sharePath(path), { from });
  for (const { folder, printed } of made.issues.values())
    for (const path of issueFiles(printed)) files.set(path, { from: join(folder, path) });
  const printed = [
    ...[...made.worksheets.values()].flatMap(sheetFiles),
    ...made.puzzles.values(),
    ...made.packs.values(),
    ...made.blanks,
    ...made.handouts,
  ];
  for (const { path, file } of [...printed, ...made.icons]) files.set(path, { from: file });
  return files;
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

/** All served files that are made, beside the pages: publicFiles(content, new Set(), made) → Map { '/og.png' → { from: '.cache/…' }, … } */
export const publicFiles = (content: Content, notShown: ReadonlySet<string>, made: Made): Files =>
  new Map([
    ...madeFiles(made, notShown),
    ...recordings(content),
    ...Object.entries(texts(content)).map(([path, text]): [string, PublicFile] => [
      path,
      { text: withMark(path, text) },
    ]),
  ]);
