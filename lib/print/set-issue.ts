import { join } from 'node:path';
import type { Content, Issue, Piece } from 'content/kinds';
import { faultsOf, isFilled, refitSheet } from './close';
import type { SetPages, Setter } from './compile';
import { type PrintData, printData } from './data';
import type { Chosen, Shown } from './metadata';
import { DPI, MILLIMETRES_PER_INCH, pixelsFor, printPictures, withPictures } from './pictures';

/** Keyed by the sheet's first page: { '3': { picture: 22 } } */
export type LockedPages = Record<string, Chosen>;

/** An issue or some of its pages, with pictures at full size. */
export type Prepared = { written: PrintData; data: PrintData; pictures: string; cache: string };

export type SetIssue = {
  set: SetPages;
  locked: LockedPages;
  /** 'Seite 3: 14 Zeilen zu viel (Artikel)' */
  faults: string[];
  /** Pictures with too low a resolution: 'Seite 3: das Bild events/zoo.webp hat nur 119 Punkte je Zoll, …' */
  coarse: string[];
};

/** Adds the pictures at full size: withPrintPictures(data, 'content/pictures', '.cache/print') → { issue: …, sheets: [ … ] } */
const withPrintPictures = async (written: PrintData, pictures: string, cache: string): Promise<PrintData> =>
  withPictures(written, await printPictures(written, pictures, join(cache, 'pictures')));

/** The piece without which a template cannot be typeset. */
const LEADS = new Map(
  Object.entries({
    front: 'article',
    news: 'article',
    animals: 'article',
    story: 'article',
    people: 'article',
    debate: 'debate',
    last: 'comic',
  } satisfies Partial<Record<Issue['pages'][number]['template'], Piece['type']>>),
);

/** Messages for editors. Withdrawn pieces are left out before, so the file may still name one:
 * leadFaults(sheets) → ['Seite 4: Hier braucht es ein Stück mit type: article, …'] */
const leadFaults = (sheets: PrintData['sheets']) =>
  sheets.flatMap(({ template, pages: [page] }) => {
    const lead = LEADS.get(template);
    if (!page || !lead || page.pieces.some(({ type }) => type === lead)) return [];
    const what = `ein Stück mit type: ${lead}, das nicht zurückgezogen ist (movedTo)`;
    return [`Seite ${page.number}: Hier braucht es ${what}; setzen Sie ein anderes ein`];
  });

/** Loads the data of an issue, or of some of its pages:
 * prepareIssue(content, issue, 'content/pictures', '.cache/print') → { data: { issue: …, sheets: [ … ] }, … } */
export async function prepareIssue(
  content: Content,
  issue: Issue,
  pictures: string,
  cache: string,
  pages?: readonly number[],
): Promise<Prepared> {
  const all = printData(content, issue);
  const sheets = all.sheets.filter((sheet) => !pages || sheet.pages.some(({ number }) => pages.includes(number)));
  const written = { ...all, sheets };
  const data = await withPrintPictures(written, pictures, cache);
  const missing = leadFaults(sheets);
  if (missing.length > 0)
    throw new Error(missing.map((fault) => `content/issues/${issue.name}.yaml · ${fault}`).join('\n'));
  return { written, data, pictures, cache };
}

const widestOf = (shown: readonly Shown[]) => {
  const widest = new Map<string, number>();
  for (const entry of shown)
    if ('src' in entry) widest.set(entry.src, Math.max(entry.millimetres, widest.get(entry.src) ?? 0));
  return widest;
};

/** Messages for editors: lowResolutionFaults([{ page: 3 }, { src: 'events/zoo.webp', millimetres: 256, pixels: 1200 }]) → ['Seite 3: das Bild …'] */
export function lowResolutionFaults(shown: readonly Shown[]): string[] {
  let page = 0;
  return shown.flatMap((entry) => {
    if ('page' in entry) {
      page = entry.page;
      return [];
    }
    const { src, millimetres, pixels } = entry;
    const dpi = Math.round(pixels / (millimetres / MILLIMETRES_PER_INCH));
    if (src.endsWith('.svg') || dpi >= DPI) return [];
    const needed = `${Math.round(millimetres)} mm breit gesetzt braucht es ${pixelsFor(millimetres)} Punkte`;
    return [`Seite ${page}: das Bild ${src} hat nur ${dpi} Punkte je Zoll, mindestens ${DPI}; ${needed}`];
  });
}

/** Typesets all sheets with their previous knob values; undefined if a frame is no longer closed:
 * closedBefore(data, setter, known) → { locked: { '3': … }, shown: [ … ] } */
function closedBefore(data: PrintData, setter: Setter, known: LockedPages) {
  const firsts = data.sheets.map(({ pages }) => pages[0]?.number ?? 0);
  if (!firsts.every((first) => known[first])) return undefined;
  const locked = Object.fromEntries(firsts.map((first) => [first, known[first] ?? {}]));
  const { frames, shown } = setter(data, locked);
  return frames.every(isFilled) ? { locked, shown } : undefined;
}

function closedAnew(data: PrintData, setter: Setter, known: LockedPages) {
  const locked: LockedPages = {};
  for (const { pages } of data.sheets) {
    const numbers = pages.map(({ number }) => number);
    const [first = 0] = numbers;
    locked[first] = refitSheet(first, (chosen) => setter(data, { [first]: chosen }, numbers), known[first]).chosen;
  }
  return { locked, shown: setter(data, locked).shown };
}

/** Closes each sheet, trying its previous knob values first. Faults are returned and not thrown, for previews:
 * typesetIssue(source, setter, known) → { locked: { '3': … }, faults: ['Seite 3: …'], … } */
export async function typesetIssue(
  { written, data, pictures, cache }: Prepared,
  setter: Setter,
  known: LockedPages,
): Promise<SetIssue> {
  const { locked, shown } = closedBefore(data, setter, known) ?? closedAnew(data, setter, known);
  // Second pass with pictures at their printed size; the layout stays, as their shape does.
  const fitting = await printPictures(written, pictures, join(cache, 'pictures'), widestOf(shown));
  const set = setter(withPictures(written, fitting), locked);
  return { set, locked, faults: faultsOf(set.frames), coarse: lowResolutionFaults(shown) };
}
