import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WORKER_PATH } from '@/lib/keep/names';
import { WIDTHS } from '@/lib/print/page-pictures';
import { type BUDGETS, PER_EVENT } from './budgets';
import { BASE, type Page, pages } from './pages';

export type Weight = { budget: keyof typeof BUDGETS; of: string; value: number };

const CHUNKS = 'out/_next/static/chunks';
const INDEX = 'out/suche/index.json';
const PRINTED = 'out/pictures/ausgabe';
/** As today's phones take a page of the paper. */
const PHONE = new RegExp(`-${WIDTHS.small}\\.avif$`);
const LANDING = '/';
const ISSUE = /^\/ausgabe\/\d{4}-\d{2}\//;
const PUZZLE = /^\/raetsel\/[^/]+\/[^/]+\/$/;
const FORMS = /^\/(subscription\/.+|kuendigen\/|widerruf\/)/;

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
/** The scripts that wake it, with its data the last; none where it has no islands. */
const sleepingOf = ({ root }: Page) =>
  (root.querySelector('script[data-sleeping]')?.getAttribute('data-sleeping')?.split(' ') ?? []).map((address) =>
    join('out', address.slice(BASE.length)),
  );
const sheetsOf = (page: Page) => filesOf(page, 'link[rel=stylesheet]', 'href');

/** What the bar „Lesehilfe“ fetches when it is used; nothing on pages without one. */
const aidsOf = ({ root }: Page) => {
  const bar = root.querySelector('[data-aids]');
  return ['data-aids', 'data-words'].flatMap((name) => {
    const address = bar?.getAttribute(name);
    return address ? [join('out', address.slice(BASE.length))] : [];
  });
};

const chunks = readdirSync(CHUNKS)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(CHUNKS, name), 'utf8'));

/** The files of each `import()`, as Turbopack writes them: Promise.all(["static/chunks/a.js","static/chunks/b.js"].map(…)) */
export const onDemand: string[][] = chunks.flatMap((chunk) =>
  [...chunk.matchAll(/Promise\.all\((\["static\/chunks\/[^\]]+\])/g)].map(([, list = '[]']) =>
    (JSON.parse(list) as string[]).map((file) => join('out/_next', file)),
  ),
);

/** Of the landing page what it weighs without its events. */
const withoutEvents = ({ root }: Page, value: number) =>
  value - PER_EVENT * root.querySelectorAll('#events article').length;

const dataOf = (page: Page): Weight => {
  const value = total(sleepingOf(page).slice(-1));
  if (page.path === LANDING) return { budget: 'landingData', of: page.path, value: withoutEvents(page, value) };
  return { budget: ISSUE.test(page.path) ? 'issueData' : 'wakeData', of: page.path, value };
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
    {
      budget: FORMS.test(page.path) ? 'formScript' : 'wakeScript',
      of: page.path,
      value: total(sleepingOf(page).slice(0, -1)),
    },
    dataOf(page),
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
