import type { IslandScript } from '@/lib/islands/bundle';
import type { MenuPlace } from '@/lib/pages/menu';
import type { Divide } from '@/lib/syllables/divide';
import { refuserOf } from './fault';
import { addPlainScript } from './passes/add-plain-script';
import { addRecordingScript } from './passes/add-recording-script';
import { dropDanglingReferences } from './passes/drop-dangling-references';
import { dropNext } from './passes/drop-next';
import { dropUnusedClasses } from './passes/drop-unused-classes';
import { fillIslands, type Render } from './passes/fill-islands';
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
  /** By the names of the islands that the pages hold. */
  islands: Readonly<Record<string, IslandScript>>;
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
  /** Style sheets, words in syllables and what islands are handed, by their place below out/. */
  files: Map<string, string>;
};

type Tools = {
  divide: Divide;
  /** Renders an island (lib/islands/node-bundle.ts). */
  render: Render;
};

/** One page through all passes; the policy comes last, as it hashes scripts. → { html: '<!DOCTYPE html>…', files: Map { … } }, or throws. */
export function finishPage(exported: string, planned: Planned, context: Context, { divide, render }: Tools): Finished {
  const { name, styles, sheets, place } = planned;
  const { base, keepScript, aidsScript, recordingScript } = context;
  const document = readPage(name, exported);
  const found = [...new Set(stylesIn(document))];
  if (found.length !== styles.length || found.some((css, at) => css !== styles[at]))
    refuserOf('finishPage', name)('ganze Seite', 'Ihre Stile sind andere, als beim Planen gelesen wurden.');
  const files = new Map(sheets.map(({ address, css }) => [address, css]));
  const linked = linkStyles(document, { hrefs: sheets.map(({ address }) => `${base}/${address}`) });
  const bare = dropUnusedClasses(dropNext(linked, { base }), { sheets });
  const filled = fillIslands(bare, { render, base });
  const islands = filled.names.map((island) => [island, scriptOf(context, island, name)] as const);
  const { handed, later } = filled;
  for (const { address, text } of [...(handed ? [handed] : []), ...later]) files.set(address, text);
  const placed = markPlace(dropDanglingReferences(filled.document), { base, path: pathOf(name), place });
  const whole = addPlainScript(placed, {
    src: `${base}/${context.plainScript}`,
    islands: handed && {
      handed: `${base}/${handed.address}`,
      scripts: Object.fromEntries(islands.map(([island, script]) => [island, script.files])),
    },
  });
  const named = nameKeepScript(whole, { address: `${base}/${keepScript}` });
  const words = pageWords(filled.document, divide);
  if (words) files.set(words.address, words.text);
  const aided = nameAids(named, { script: `${base}/${aidsScript}`, words: `${base}/${words?.address}` });
  const voiced = addRecordingScript(aided, { src: `${base}/${recordingScript}` });
  const done = policy(voiced, { ...context, makesStyles: islands.some(([, { makesStyles }]) => makesStyles) });
  return { html: writePage(done), files };
}

const scriptOf = ({ islands }: Context, island: string, page: string): IslandScript =>
  islands[island] ?? refuserOf('finishPage', page)('ganze Seite', `Das Skript der Insel ${island} fehlt.`);
