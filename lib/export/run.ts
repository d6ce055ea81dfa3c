import type { MenuPlace } from '@/lib/pages/menu';
import type { Divide } from '@/lib/syllables/divide';
import { refuserOf } from './fault';
import { addPlainScript } from './passes/add-plain-script';
import { addRecordingScript } from './passes/add-recording-script';
import { detach, sleepingOf } from './passes/detach';
import { dropDanglingReferences } from './passes/drop-dangling-references';
import { dropStyleData } from './passes/drop-style-data';
import { dropUnusedClasses } from './passes/drop-unused-classes';
import { linkStyles, stylesIn } from './passes/link-styles';
import { markPlace } from './passes/mark-place';
import { nameAids, pageWords } from './passes/name-aids';
import { nameKeepScript } from './passes/name-keep-script';
import { type PolicyContext, policy } from './passes/policy';
import { readPage } from './read';
import { type Sheet, sheetsOf } from './sheets';
import { shortTokens } from './short-tokens';
import { writePage } from './write';

/** What is the same for all pages. */
export type Context = PolicyContext & {
  /** Below out/: '_next/static/plain/3f2a9c01b7de.js' */
  plainScript: string;
  /** '_next/static/keep/3f2a9c01b7de.js' */
  keepScript: string;
  /** Of the bar „Lesehilfe“: '_next/static/plain/3f2a9c01b7de.js' */
  aidsScript: string;
  /** Of recorded voices: '_next/static/plain/3f2a9c01b7de.js' */
  recordingScript: string;
};

/** What is found out before pages are finished one by one. */
export type Planned = {
  /** Its file below out/: 'news/eulen/index.html' */
  name: string;
  /** Its styles, each once, as they stood on it. */
  styles: string[];
  sheets: Sheet[];
  /** Where in the menu it is: '/news/eulen/' → { path: '/news/', group: 'lesen' } */
  place: MenuPlace | undefined;
};

const STYLE = { start: '<style data-styled', end: '</style>' };

/** The styles of a page without parsing it, in their order, each once; `finishPage` refuses a page on which a parser finds others. */
function stylesOf(html: string): string[] {
  const [, ...rest] = html.split(STYLE.start);
  return [...new Set(rest.map((text) => text.slice(text.indexOf('>') + 1, text.indexOf(STYLE.end))))];
}

/** Which sheets belong to which page, of all pages that Next exported:
 * planPages(Map { 'agb/index.html' → '<!DOCTYPE html>…' }, placeInMenu) → [{ name: 'agb/index.html', sheets: […], … }] */
export function planPages(
  exported: ReadonlyMap<string, string>,
  placeInMenu: (path: string) => MenuPlace | undefined,
): Planned[] {
  const styles = new Map([...exported].map(([name, html]) => [name, stylesOf(html)]));
  const sheets = sheetsOf(shortTokens(styles));
  return [...styles].map(([name, own]) => ({
    name,
    styles: own,
    sheets: sheets.get(name) ?? [],
    place: placeInMenu(pathOf(name)),
  }));
}

/** pathOf('agb/index.html') → '/agb/' */
const pathOf = (name: string) => `/${name.replace('index.html', '')}`;

type Finished = {
  html: string;
  /** Style sheets, words in syllables and what the page wakes with, by their place below out/. */
  files: Map<string, string>;
};

/** One page through all passes; the policy comes last, as it hashes scripts. → { html: '<!DOCTYPE html>…', files: Map { … } }, or throws. */
export function finishPage(exported: string, planned: Planned, context: Context, divide: Divide): Finished {
  const { name, styles, sheets, place } = planned;
  const { base, plainScript, keepScript, aidsScript, recordingScript } = context;
  const waker = `${base}/${plainScript}`;
  const document = readPage(name, exported);
  const found = [...new Set(stylesIn(document))];
  if (found.length !== styles.length || found.some((css, at) => css !== styles[at]))
    refuserOf('finishPage', name)('ganze Seite', 'Ihre Stile sind andere, als beim Planen gelesen wurden.');
  const files = new Map(sheets.map(({ address, css }) => [address, css]));
  const bare = dropUnusedClasses(dropStyleData(document, { base }), { sheets });
  const placed = markPlace(bare, { base, path: pathOf(name), place });
  const linked = linkStyles(placed, { hrefs: sheets.map(({ address }) => `${base}/${address}`) });
  const whole = addPlainScript(dropDanglingReferences(linked), { src: waker });
  const named = nameKeepScript(whole, { address: `${base}/${keepScript}` });
  const words = pageWords(document, divide);
  if (words) files.set(words.address, words.text);
  const aided = nameAids(named, { script: `${base}/${aidsScript}`, words: `${base}/${words?.address}` });
  const voiced = addRecordingScript(aided, { src: `${base}/${recordingScript}` });
  const sleeping = sleepingOf(whole, { base });
  if (sleeping) files.set(sleeping.address, sleeping.code);
  const done = policy(detach(voiced, { base, sleeping, waker }), { ...context, sleeping });
  return { html: writePage(done), files };
}
