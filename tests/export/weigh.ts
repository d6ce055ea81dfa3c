import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { IslandTable } from '@/lib/hydrate/start';
import { WORKER_PATH } from '@/lib/keep/names';
import { WIDTHS } from '@/lib/print/page-pictures';
import { type BUDGETS, PER_EVENT } from './budgets';
import { BASE, type Page, pages } from './pages';

export type Weight = { budget: keyof typeof BUDGETS; of: string; value: number };

const ISLANDS = 'out/_next/static/islands';
const INDEX = 'out/suche/index.json';
const PRINTED = 'out/pictures/ausgabe';
/** As today's phones take a page of the paper. */
const PHONE = new RegExp(`-${WIDTHS.small}\\.avif$`);
const LANDING = '/';
const ISSUE = /^\/ausgabe\/\d{4}-\d{2}\//;
const PUZZLE = /^\/raetsel\/[^/]+\/[^/]+\/$/;
const FORMS = new Set(['OrderForm', 'CancelForm', 'WithdrawForm']);

const zipped = new Map<string, number>();
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? join(folder, entry.name) : []))
    : [];

/** A file's bytes as gzip sends it at level 6. */
function gzipSize(file: string): number {
  const size = zipped.get(file) ?? gzipSync(readFileSync(file)).length;
  zipped.set(file, size);
  return size;
}
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + gzipSize(file), 0);

const filesOf = ({ root }: Page, selector: string, attribute: 'src' | 'href') => [
  ...new Set(
    root
      .querySelectorAll(selector)
      .filter((element) => element.getAttribute('nomodule') === undefined)
      .map((element) => join('out', (element.getAttribute(attribute) ?? '').slice(BASE.length))),
  ),
];
/** The scripts a page names; browsers that know modules leave out those marked `nomodule`. */
const scriptsOf = (page: Page) => filesOf(page, 'script[src]', 'src');
const fileOf = (address: string) => join('out', address.slice(BASE.length));

/** What hydrates the islands of a page, by their names; none where it has no islands. */
function tableOf({ root }: Page): IslandTable | undefined {
  const told = root.querySelector('script[data-islands]')?.getAttribute('data-islands');
  return told ? (JSON.parse(told) as IslandTable) : undefined;
}
/** The scripts of each island of a page: [['Quiz', ['out/_next/…', …]], …] */
const islandsOf = (page: Page) =>
  Object.entries(tableOf(page)?.scripts ?? {}).map(([name, files]) => [name, files.map(fileOf)] as const);
const sheetsOf = (page: Page) => filesOf(page, 'link[rel=stylesheet]', 'href');

/** What the bar „Lesehilfe“ fetches when it is used; nothing on pages without one. */
const aidsOf = ({ root }: Page) => {
  const bar = root.querySelector('[data-aids]');
  return ['data-aids', 'data-words'].flatMap((name) => {
    const address = bar?.getAttribute(name);
    return address ? [join('out', address.slice(BASE.length))] : [];
  });
};

/** All that a script of an island is loaded with, itself among it. */
function withParts(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, part = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    withParts(join(ISLANDS, part), known);
  return known;
}

/** What comes of each script that islands load later, beyond what an island holds already. */
export const onDemand: string[][] = readdirSync(ISLANDS).flatMap((name) =>
  [...readFileSync(join(ISLANDS, name), 'utf8').matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, later = '']) => {
    const here = withParts(join(ISLANDS, name));
    return [...withParts(join(ISLANDS, later))].filter((file) => !here.has(file) && !isReact(file));
  }),
);

/** The part with React is there as soon as an island lives. */
function isReact(file: string) {
  return readFileSync(file, 'utf8').includes('react.transitional.element');
}

/** Of the landing page what it weighs without its events. */
const withoutEvents = ({ root }: Page, value: number) =>
  value - PER_EVENT * root.querySelectorAll('#events article').length;

const handedTo = (page: Page): Weight[] => {
  const table = tableOf(page);
  return table ? [{ budget: 'handed', of: page.path, value: total([fileOf(table.handed)]) }] : [];
};

const htmlOf = (page: Page): Weight => {
  const { path } = page;
  const value = gzipSize(join('out', page.file));
  if (path === LANDING) return { budget: 'landingHtml', of: path, value: withoutEvents(page, value) };
  return { budget: ISSUE.test(path) ? 'issueHtml' : PUZZLE.test(path) ? 'puzzleHtml' : 'html', of: path, value };
};

const entries = (JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: unknown[] }).entries.length;

/** Everything of out/ that a budget limits, measured. */
export const weights = (): Weight[] => [
  ...pages.flatMap((page): Weight[] => [
    { budget: 'plainScript', of: page.path, value: total(scriptsOf(page)) },
    ...islandsOf(page).map(
      ([name, files]): Weight => ({
        budget: FORMS.has(name) ? 'formScript' : 'islandScript',
        of: `${page.path} ${name}`,
        value: total(files),
      }),
    ),
    ...handedTo(page),
    htmlOf(page),
    ...(aidsOf(page).length > 0 ? [{ budget: 'readingBar' as const, of: page.path, value: total(aidsOf(page)) }] : []),
    { budget: page.path === '/' ? 'landingSheets' : 'sheets', of: page.path, value: total(sheetsOf(page)) },
    { budget: 'styles', of: page.path, value: page.root.querySelectorAll('style').length },
  ]),
  ...onDemand.map((files): Weight => ({ budget: 'onDemand', of: files.join(' '), value: total(files) })),
  { budget: 'keepWorker', of: WORKER_PATH, value: gzipSize(join('out', WORKER_PATH)) },
  { budget: 'searchIndex', of: INDEX, value: gzipSize(INDEX) / entries },
  ...filesIn('out/pictures').map((file): Weight => ({ budget: 'picture', of: file, value: statSync(file).size })),
  ...filesIn(PRINTED)
    .filter((file) => PHONE.test(file))
    .map((file): Weight => ({ budget: 'pagePicture', of: file, value: statSync(file).size })),
];
