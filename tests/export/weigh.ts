import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { IslandTable } from '@/lib/hydrate/start';
import { WORKER_PATH } from '@/lib/keep/names';
import { WIDTHS } from '@/lib/print/page-pictures';
import { type BUDGETS, PER_EVENT, PER_PLAN } from './budgets';
import { BASE, type Page, pages } from './pages';

export type Weight = { budget: keyof typeof BUDGETS; of: string; value: number };

const ISLANDS = 'out/_next/static/islands';
const INDEX = 'out/suche/index.json';
const PRINTED = 'out/pictures/ausgabe';
/** Picture size that current phones load for a page of the print edition. */
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

/** Bytes of a file, gzipped at level 6. */
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
/** Scripts in a page's HTML; browsers with modules ignore those marked `nomodule`. */
const scriptsOf = (page: Page) => filesOf(page, 'script[src]', 'src');
const fileOf = (address: string) => join('out', address.slice(BASE.length));

/** The island table of a page, by island name; undefined without islands. */
function tableOf({ root }: Page): IslandTable | undefined {
  const told = root.querySelector('script[data-islands]')?.getAttribute('data-islands');
  return told ? (JSON.parse(told) as IslandTable) : undefined;
}
/** Scripts of each island of a page: [['Quiz', ['out/_next/…', …]], …] */
const islandsOf = (page: Page) =>
  Object.entries(tableOf(page)?.scripts ?? {}).map(([name, files]) => [name, files.map(fileOf)] as const);
const sheetsOf = (page: Page) => filesOf(page, 'link[rel=stylesheet]', 'href');

/** Files that the reading bar fetches on use; [] on pages without it. */
const aidsOf = ({ root }: Page) => {
  const bar = root.querySelector('[data-aids]');
  return ['data-aids', 'data-words'].flatMap((name) => {
    const address = bar?.getAttribute(name);
    return address ? [join('out', address.slice(BASE.length))] : [];
  });
};

/** An island's script with all its static imports. */
function withParts(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, part = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    withParts(join(ISLANDS, part), known);
  return known;
}

/** Files of each dynamic import in an island's script that the island has not loaded yet. */
export const onDemand: string[][] = readdirSync(ISLANDS).flatMap((name) =>
  [...readFileSync(join(ISLANDS, name), 'utf8').matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, later = '']) => {
    const here = withParts(join(ISLANDS, name));
    return [...withParts(join(ISLANDS, later))].filter((file) => !here.has(file) && !isReact(file));
  }),
);

/** React is loaded as soon as an island is hydrated. */
function isReact(file: string) {
  return readFileSync(file, 'utf8').includes('react.transitional.element');
}

/** Weight of the landing page without the allowance for its events. */
const withoutEvents = ({ root }: Page, value: number) =>
  value - PER_EVENT * root.querySelectorAll('#events article').length;

const handedTo = (page: Page): Weight[] => {
  const table = tableOf(page);
  return table ? [{ budget: 'handed', of: page.path, value: total([fileOf(table.handed)]) }] : [];
};

const htmlOf = (page: Page): Weight => {
  const { path } = page;
  const value = gzipSize(join('out', page.file));
  const plans = page.root.querySelectorAll('#subscribe .coupon').length;
  if (path === LANDING)
    return { budget: 'landingHtml', of: path, value: withoutEvents(page, value) - PER_PLAN * plans };
  return { budget: ISSUE.test(path) ? 'issueHtml' : PUZZLE.test(path) ? 'puzzleHtml' : 'html', of: path, value };
};

const entries = (JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: unknown[] }).entries.length;

const sheetsBudget = ({ path }: Page) =>
  path === LANDING ? 'landingSheets' : ISSUE.test(path) ? 'issueSheets' : 'sheets';

/** Measures everything in out/ that has a budget. */
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
    { budget: sheetsBudget(page), of: page.path, value: total(sheetsOf(page)) },
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
