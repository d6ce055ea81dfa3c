import type { z } from 'zod';
import { today } from '@/lib/dates/day';
import { planAsOf } from '@/lib/plans/offer';
import { accessFacts } from './access-facts';
import { buildMoment, isPreview } from './build-time';
import { checkedFile } from './checked-file';
import { crossCheck } from './cross-check';
import { factsOf, withNames } from './facts';
import { describeValue, type Fault, type Warning } from './fault';
import { strayFiles, yamlFiles } from './files';
import { type Content, FILES, FOLDERS } from './kinds';
import { linkFaults } from './link-check';
import type { Facts } from './names';
import { strayLinks } from './own-links';
import { parsedFile } from './parsed-file';
import { pictureFileFaults } from './picture-file-check';
import { published } from './published';
import { redirectCheck } from './redirect-check';
import { sameTitles } from './same-titles';
import { block, simpleBlock } from './schema/article';
import { asWritten, isOut } from './times';
import { timeFaults, timeHints } from './times-check';

type Reading =
  | { content: Content; all: Content; faults: []; warnings: Warning[] }
  | { content?: never; all?: never; faults: Fault[]; warnings: Warning[] };

type Sink = { faults: Fault[]; warnings: Warning[] };

const KNOWN_BLOCKS = { content: block, simple: simpleBlock };

/** Article blocks of a type nobody knows are skipped with a warning, not refused (R-NEWS-3). */
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

const fileFaults = (root: string): Fault[] => [...linkFaults(root), ...pictureFileFaults(root)];

/** Every fault of every file at once (R-CON-1), and what is out at that moment; `all` holds the rest as well.
 * The desk's shadow, which is made of links and holds pictures of former drafts, is read without a look at its files:
 * readContent('content') → { content: { site, plans, … }, all: { site, plans, … }, faults: [], warnings: [] } */
export function readContent(root: string, at = buildMoment(), filesOf = fileFaults): Reading {
  const sink: Sink = { faults: filesOf(root), warnings: [] };
  const raw = (file: string) => {
    const { data, faults } = parsedFile(root, file);
    sink.faults.push(...faults.map((fault) => ({ file, ...fault })));
    return data;
  };
  const rawFolder = (key: keyof typeof FOLDERS) => {
    const { names, faults } = yamlFiles(root, key);
    sink.faults.push(...faults);
    return names.map((name) => ({ name: name.replace(/\.yaml$/, ''), data: raw(`${key}/${name}`) }));
  };
  const [site, subscription, rawPlans] = [raw('site.yaml'), raw('subscription.yaml'), rawFolder('plans')];
  const [rawBooks, rawGames] = [rawFolder('books'), rawFolder('games')];
  const count = (entries: typeof rawBooks) => ({
    count: String(entries.filter(({ data }) => isOut(asWritten(data), at)).length),
  });
  let facts: Facts = { ...factsOf(site, subscription, rawPlans), books: count(rawBooks), games: count(rawGames) };
  const read: { file: string; data: unknown }[] = [];

  const parse = <T extends z.ZodType>(file: string, schema: T, data: unknown): z.infer<T> | undefined => {
    if (data === undefined) return undefined;
    const checked = checkedFile(file, schema, data, facts, today());
    sink.faults.push(...checked.faults);
    sink.warnings.push(...checked.warnings);
    if (checked.data === undefined) return undefined;
    read.push({ file, data: checked.data });
    return checked.data as z.infer<T>;
  };
  const one = <K extends keyof typeof FILES>(key: K, data = raw(`${key}.yaml`)) =>
    parse(`${key}.yaml`, FILES[key], data) as z.infer<(typeof FILES)[K]> | undefined;
  const many = <K extends keyof typeof FOLDERS>(key: K, entries = rawFolder(key)) =>
    entries.map(({ name, data: written }) => {
      const file = `${key}/${name}.yaml`;
      const data = parse(
        file,
        FOLDERS[key].schema,
        key === 'articles' ? skipUnknownBlocks(file, written, sink) : written,
      );
      return { name, file, data: data as z.infer<(typeof FOLDERS)[K]['schema']> };
    });

  const accessReport = one('access-report');
  const plans = many('plans', rawPlans);
  // Whether an offer is over, which stands beside a plan's name, is known once the plans are read.
  facts = withNames(
    { ...facts, ...(accessReport && { access: accessFacts(accessReport) }) },
    plans.map(({ name, data }) => [name, data && planAsOf(data, today()).title]),
  );
  const files = {
    accessReport,
    site: one('site', site),
    landing: one('landing'),
    lists: one('lists'),
    subscription: one('subscription', subscription),
    order: one('order'),
    office: one('office'),
    news: one('news'),
    glossary: one('glossary'),
    faq: one('faq'),
    parents: one('parents'),
    school: one('school'),
    readingOffers: one('reading-offers'),
    searchWords: one('search-words'),
    syllables: one('syllables'),
    puzzles: one('puzzles'),
    redirects: one('redirects'),
  };
  const folders = {
    plans,
    events: many('events'),
    books: many('books', rawBooks),
    games: many('games', rawGames),
    articles: many('articles'),
    diagrams: many('diagrams'),
    issues: many('issues'),
    worksheets: many('worksheets'),
    pages: many('pages'),
  };
  const pages = Object.fromEntries(folders.pages.map(({ name, data }) => [name, data]));
  sink.warnings.push(...sameTitles(folders));
  sink.faults.push(
    ...strayFiles(
      root,
      Object.keys(FILES).map((key) => `${key}.yaml`),
    ),
    ...crossCheck(root, files, folders),
  );
  if (sink.faults.length > 0) return sink;
  const all: Content = {
    ...(files as Pick<Content, keyof typeof files>),
    plans: folders.plans.map(({ data }) => data),
    events: folders.events.map(({ data }) => data),
    books: folders.books.map(({ data }) => data),
    games: folders.games.map(({ data }) => data),
    articles: folders.articles.map(({ name, data }) => ({ ...data, slug: name })),
    diagrams: folders.diagrams.map(({ name, data }) => ({ ...data, name })),
    // Newest first, as they are listed.
    issues: folders.issues.map(({ name, data }) => ({ ...data, name })).toReversed(),
    worksheets: folders.worksheets.map(({ name, data }) => ({ ...data, slug: name })),
    pages: pages as Content['pages'],
  };
  sink.faults.push(...strayLinks(all, read), ...timeFaults(all, read), ...redirectCheck(all));
  if (sink.faults.length > 0) return sink;
  const content = isPreview() ? all : published(all, at);
  return { content, all, faults: [], warnings: [...sink.warnings, ...timeHints(all, at)] };
}
