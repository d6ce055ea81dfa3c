import type { Divide } from 'german/syllables/divide';
import type { IslandScript } from '@/lib/islands/bundle';
import type { MenuPlace } from '@/lib/pages/menu';
import { failer } from './fault';
import { addPlainScript } from './passes/add-plain-script';
import { addRecordingScript } from './passes/add-recording-script';
import { dropDanglingReferences } from './passes/drop-dangling-references';
import { dropNext, withoutData } from './passes/drop-next';
import { dropUnusedClasses } from './passes/drop-unused-classes';
import { fillIslands, type Render } from './passes/fill-islands';
import { linkStyles, stylesIn } from './passes/link-styles';
import { markCurrentPage } from './passes/mark-place';
import { pageWords, setAidsAddresses } from './passes/name-aids';
import { setKeepScriptAddress } from './passes/name-keep-script';
import { type PolicyContext, policy } from './passes/policy';
import { readPage } from './read';
import { type Sheet, sheetsOf } from './sheets';
import { shortTokens } from './short-tokens';
import { writePage } from './write';

/** The same for all pages. */
export type Context = PolicyContext & {
  /** Path below out/: '_next/static/plain/3f2a9c01b7de.js' */
  plainScript: string;
  /** '_next/static/keep/3f2a9c01b7de.js' */
  keepScript: string;
  /** Script of „Lesehilfe“: '_next/static/plain/3f2a9c01b7de.js' */
  aidsScript: string;
  /** Script of recordings: '_next/static/plain/3f2a9c01b7de.js' */
  recordingScript: string;
  /** Scripts by island name. */
  islands: Readonly<Record<string, IslandScript>>;
};

/** Facts about a page from a first pass over all pages. */
export type Planned = {
  /** Path below out/: 'news/eulen/index.html' */
  name: string;
  /** Its distinct styles, in order. */
  styles: string[];
  sheets: Sheet[];
  /** Place in the menu: '/news/eulen/' → { path: '/news/', group: 'lesen' } */
  place: MenuPlace | undefined;
};

const STYLE = { start: '<style data-styled', end: '</style>' };

/** Distinct styles of a page in order, without parsing it; `finishPage` refuses the page if the parser finds others. */
function stylesOf(html: string): string[] {
  const [, ...rest] = html.split(STYLE.start);
  return [...new Set(rest.map((text) => text.slice(text.indexOf('>') + 1, text.indexOf(STYLE.end))))];
}

/** Assigns style sheets to all exported pages:
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
  /** Style sheets, words in syllables and island data, by path below out/. */
  files: Map<string, string>;
};

type Tools = {
  divide: Divide;
  /** Renders an island (lib/islands/node-bundle.ts). */
  render: Render;
};

/** Runs a page through all passes; the policy comes last, as it hashes scripts. → { html: '<!DOCTYPE html>…', files: Map { … } }, or throws. */
export function finishPage(exported: string, planned: Planned, context: Context, { divide, render }: Tools): Finished {
  const { name, styles, sheets, place } = planned;
  const { base, keepScript, aidsScript, recordingScript } = context;
  const document = readPage(name, withoutData(exported));
  const found = [...new Set(stylesIn(document))];
  if (found.length !== styles.length || found.some((css, at) => css !== styles[at]))
    failer('finishPage', name)('whole page', 'Ihre Stile sind andere, als beim Planen gelesen wurden.');
  const files = new Map(sheets.map(({ address, css }) => [address, css]));
  const linked = linkStyles(document, { hrefs: sheets.map(({ address }) => `${base}/${address}`) });
  const bare = dropUnusedClasses(dropNext(linked, { base }), { sheets });
  const filled = fillIslands(bare, { render, base });
  const islands = filled.names.map((island) => [island, scriptOf(context, island, name)] as const);
  const { handed, later } = filled;
  for (const { address, text } of [...(handed ? [handed] : []), ...later]) files.set(address, text);
  const placed = markCurrentPage(dropDanglingReferences(filled.document), { base, path: pathOf(name), place });
  const whole = addPlainScript(placed, {
    src: `${base}/${context.plainScript}`,
    islands: handed && {
      handed: `${base}/${handed.address}`,
      scripts: Object.fromEntries(islands.map(([island, script]) => [island, script.files])),
    },
  });
  const named = setKeepScriptAddress(whole, { address: `${base}/${keepScript}` });
  const words = pageWords(filled.document, divide);
  if (words) files.set(words.address, words.text);
  const aided = setAidsAddresses(named, { script: `${base}/${aidsScript}`, words: `${base}/${words?.address}` });
  const voiced = addRecordingScript(aided, { src: `${base}/${recordingScript}` });
  const done = policy(voiced, { ...context, makesStyles: islands.some(([, { makesStyles }]) => makesStyles) });
  return { html: writePage(done), files };
}

const scriptOf = ({ islands }: Context, island: string, page: string): IslandScript =>
  islands[island] ?? failer('finishPage', page)('whole page', `The script of the island ${island} is missing.`);
