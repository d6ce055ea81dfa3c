import { type Day, today } from 'german/dates/day';
import type { z } from 'zod';
import { accessFacts } from './access-facts';
import { checkedFile } from './checked-file';
import { crossCheck, type Subjects } from './cross-check';
import { factsOf, withNames } from './facts';
import { describeValue, type Fault, type Warning } from './fault';
import { unreadFiles, yamlFiles } from './files';
import { withoutFollowUps } from './follow-ups';
import { printedIn } from './in-print';
import {
  type CheckedFiles,
  type CheckedFolders,
  type Content,
  camelCase,
  FILES,
  FOLDERS,
  type FolderKind,
} from './kinds';
import { linkFaults } from './link-check';
import type { Facts } from './names';
import { planAsOf } from './offer';
import { parsedFile } from './parsed-file';
import { pictureFileFaults } from './picture-file-check';
import { sameTitles } from './same-titles';
import { block, simpleBlock } from './schema/article';
import { asWritten, isOut, type Times } from './times';
import { parseFrom } from './values/publishing';

/** A file with its checked data. */
export type ReadFile = { file: string; data: unknown };
type Reading =
  | { all: Content; files: ReadFile[]; faults: []; warnings: Warning[] }
  | { all?: never; files?: never; faults: Fault[]; warnings: Warning[] };

type Sink = { faults: Fault[]; warnings: Warning[] };

const KNOWN_BLOCKS = { content: block, simple: simpleBlock };

/** Skips article blocks of unknown types with a warning instead of a fault (R-NEWS-3). */
function skipUnknownBlocks(file: string, data: unknown, sink: Sink): unknown {
  let kept = data;
  for (const [key, { options }] of Object.entries(KNOWN_BLOCKS)) {
    const blocks = (data as Record<string, unknown> | undefined)?.[key];
    if (!Array.isArray(blocks)) continue;
    const known = new Set<unknown>(options.map((option) => option.shape.type.value));
    const unknown = blocks.filter((entry) => entry?.type !== undefined && !known.has(entry.type));
    if (unknown.length === 0) continue;
    for (const entry of unknown) {
      const field = `${key}[${blocks.indexOf(entry) + 1}].type`;
      const expected = `eins von: ${[...known].join(', ')}`;
      sink.warnings.push({ kind: 'Übersprungen', file, field, found: describeValue(entry.type), expected });
    }
    kept = { ...(kept as object), [key]: blocks.filter((entry) => !unknown.includes(entry)) };
  }
  return kept;
}

type Raw = { name: string; file: string; data: unknown };

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

function rawFile(root: string, file: string, sink: Sink): unknown {
  const { data, faults } = parsedFile(root, file);
  sink.faults.push(...faults.map((fault) => ({ file, ...fault })));
  return data;
}

function rawFolder(root: string, key: keyof typeof FOLDERS, sink: Sink): Raw[] {
  const { names, faults } = yamlFiles(root, key);
  sink.faults.push(...faults);
  return names.map((name) => {
    const file = `${key}/${name}`;
    const data = rawFile(root, file, sink);
    return {
      name: name.replace(/\.yaml$/, ''),
      file,
      data: key === 'articles' ? skipUnknownBlocks(file, data, sink) : data,
    };
  });
}

type Dated = Times & { date: { first: Day; text: string } };

/** Newest first, each published on its date:
 * byDate([{ date: { text: '5. April 2027', … } }]) → [{ publishFrom: { text: '5. April 2027', … }, … }] */
function byDate(entries: readonly Dated[]): Dated[] {
  return entries
    .map((entry) => {
      const onDate = parseFrom(entry.date.text);
      return 'at' in onDate ? { publishFrom: onDate, ...entry } : entry;
    })
    .sort((a, b) => b.date.first.localeCompare(a.date.first));
}

/** Entries with their file name as slug or name, if the kind has one:
 * entriesOf('articles', [{ name: 'eulen', data: { … } }]) → [{ slug: 'eulen', … }] */
function entriesOf(key: keyof typeof FOLDERS, checked: readonly { name: string; data: unknown }[]): unknown[] {
  const { named, isNewestFirst, isDated }: FolderKind = FOLDERS[key];
  const entries = checked.map(({ name, data }) => (named ? { ...(data as object), [named]: name } : data));
  if (isDated) return byDate(entries as Dated[]);
  return isNewestFirst ? entries.toReversed() : entries;
}

type Options = Subjects & {
  /** Moment that counts entries and fills in days: '2026-11-23T08:00:00.000Z' */
  at: string;
};

/**
 * Reads all content and reports the faults of all files at once (R-CON-1):
 * readContent('content', { at: '2026-11-23T08:00:00.000Z', checks: [], pageOf: () => '' }) → { all: { site, plans, … }, files: [{ file:
 * 'faq.yaml', data: […] }, …], faults: [], warnings: [] }
 */
export function readContent(root: string, { at, ...subjects }: Options): Reading {
  const sink: Sink = { faults: [...linkFaults(root), ...pictureFileFaults(root)], warnings: [] };
  const files = Object.fromEntries(keysOf(FILES).map((key) => [key, rawFile(root, `${key}.yaml`, sink)]));
  const folders = Object.fromEntries(keysOf(FOLDERS).map((key) => [key, rawFolder(root, key, sink)]));
  const { plans = [], books = [], games = [] } = folders;
  const count = (entries: Raw[]) => ({
    count: String(entries.filter(({ data }) => isOut(asWritten(data), at)).length),
  });
  let facts: Facts = {
    ...factsOf(files.title, files.site, files.subscription, plans),
    books: count(books),
    games: count(games),
  };
  const read: ReadFile[] = [];
  const parse = ({ file, data: written }: Raw, schema: z.ZodType) => {
    if (written === undefined) return;
    const { faults, warnings, data } = checkedFile(file, schema, written, facts, today());
    sink.faults.push(...faults);
    sink.warnings.push(...warnings);
    if (data !== undefined) read.push({ file, data });
    return data;
  };
  const parseFolder = (key: keyof typeof FOLDERS) =>
    (folders[key] ?? []).map((entry) => ({ ...entry, data: parse(entry, FOLDERS[key].schema) }));
  const parseFile = (key: keyof typeof FILES) =>
    parse({ name: key, file: `${key}.yaml`, data: files[key] }, FILES[key]);

  const accessReport = parseFile('access-report');
  const checkedPlans = parseFolder('plans') as CheckedFolders['plans'];
  // A plan's name depends on whether its offer is over, which is known only once the plans are read.
  facts = withNames(
    { ...facts, ...(accessReport ? { access: accessFacts(accessReport as Content['accessReport']) } : {}) },
    checkedPlans.map(({ name, data }) => [name, data && planAsOf(data, today()).title]),
  );
  const checkedFiles = Object.fromEntries(
    keysOf(FILES).map((key) => [camelCase(key), key === 'access-report' ? accessReport : parseFile(key)]),
  ) as CheckedFiles;
  const checkedFolders = Object.fromEntries(
    keysOf(FOLDERS).map((key) => [key, key === 'plans' ? checkedPlans : parseFolder(key)]),
  ) as CheckedFolders;
  sink.warnings.push(...sameTitles(checkedFolders));
  sink.faults.push(
    ...unreadFiles(
      root,
      keysOf(FILES).map((key) => `${key}.yaml`),
    ),
    ...crossCheck(root, checkedFiles, checkedFolders, subjects),
  );
  if (sink.faults.length > 0) {
    const written = [
      ...keysOf(FILES).map((key) => ({ file: `${key}.yaml`, data: files[key] })),
      ...Object.values(folders).flat(),
    ];
    return { ...sink, faults: withoutFollowUps(sink.faults, written) };
  }
  const entries = {
    ...checkedFiles,
    ...Object.fromEntries(keysOf(FOLDERS).map((key) => [key, entriesOf(key, checkedFolders[key])])),
    pages: Object.fromEntries(checkedFolders.pages.map(({ name, data }) => [name, data])),
  } as Content;
  const all: Content = { ...entries, printed: printedIn(entries, entries.issues) };
  return { all, files: read, faults: [], warnings: sink.warnings };
}
