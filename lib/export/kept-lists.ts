import { hashOf } from 'german/hash';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { EXTRAS } from '@/lib/keep/extras';
import { type KeptList, listPath, type PictureSlot } from '@/lib/keep/list';
import { ICONS_PATH } from '@/lib/keep/names';
import { recordingPath } from '@/lib/paths';

type Element = DefaultTreeAdapterTypes.Element;

/** Folder of the files whose names occur nowhere but where they are needed, as they contain a hash. */
const BUILT = '_next/static/';
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';
const NAME = new Set([...SIGNS].map((sign) => sign.charCodeAt(0)));
/** Other files name none. */
const NAMING = ['.css', '.js', '.json'];

/** Whether lists are made from this file's name or text: isForLists('agb/index.html') → true */
export const isForLists = (name: string) =>
  name.startsWith(BUILT) || name.endsWith('.html') || `/${name}` === ICONS_PATH;

/** Whether its text is needed too: namesFiles('_next/static/media/a.woff2') → false */
export const namesFiles = (name: string) => [...NAMING, '.html'].some((ending) => name.endsWith(ending));

/** What follows each slash: [...namesIn('import"./a.js";url(../b.woff2)')] → ['a.js', '', 'b.woff2'] */
function* namesIn(text: string): Generator<string> {
  for (let slash = text.indexOf('/'); slash >= 0; slash = text.indexOf('/', slash + 1)) {
    let end = slash + 1;
    while (NAME.has(text.charCodeAt(end))) end++;
    yield text.slice(slash + 1, end);
  }
}

/** Finds the files that a text needs, directly or by other files, by their names: finder(texts)('<script src="…">') → ['_next/static/a.js', …] */
function finder(texts: ReadonlyMap<string, string>): (text: string) => string[] {
  const files = [...texts.keys()].filter((name) => !name.endsWith('.html'));
  const byName = new Map(files.map((file) => [file.slice(file.lastIndexOf('/') + 1), file]));
  const known = new Map<string, string[]>();
  const named = (text: string) => [...new Set([...namesIn(text)].flatMap((name) => byName.get(name) ?? []))];
  function namedBy(file: string): string[] {
    const found = known.get(file) ?? named(texts.get(file) ?? '');
    known.set(file, found);
    return found;
  }
  return (text) => {
    const needed = new Set(named(text));
    // A set also visits what is added meanwhile.
    for (const file of needed) for (const other of namedBy(file)) needed.add(other);
    return [...needed];
  };
}

function* elementsIn({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of childNodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsIn(node);
  }
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

const unique = <T>(list: readonly T[]): T[] => [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];

function slotOf(element: Element): PictureSlot[] {
  const srcset = attribute(element, 'srcset');
  if (srcset === undefined) return [];
  const candidates = srcset.split(', ').map((candidate): [number, string] => {
    const [address = '', width = ''] = candidate.split(' ');
    return [Number.parseInt(width, 10), address];
  });
  return [{ sizes: attribute(element, 'sizes') ?? '', candidates }];
}

/** „Eulen | DUDA – die Kinderzeitung“ → 'Eulen' */
function titleIn(elements: readonly Element[]): string {
  const [text] = elements.find(({ tagName }) => tagName === 'title')?.childNodes ?? [];
  const title = text && 'value' in text ? text.value : '';
  return title.includes(' | ') ? title.slice(0, title.lastIndexOf(' | ')) : title;
}

/** A list beside each page that has „Mitnehmen“ and beside those stored with them. Parsed loosely, as a plain export may contain what no pass
 * knows: keptLists(Map { 'news/eulen/index.html' → '<!DOCTYPE html>…', '_next/static/a.js' → '…' }, '') →
 * Map { 'news/eulen/mitnehmen.json' → '{…}' } */
export function keptLists(texts: ReadonlyMap<string, string>, base: string): Map<string, string> {
  const filesNeeded = finder(texts);
  const isRecording = (address: string) => address.startsWith(base + recordingPath(''));

  function listOf(html: string, elements: readonly Element[]): KeptList {
    const players = elements.filter(({ tagName }) => tagName === 'audio');
    const sources = players.flatMap((player) => attribute(player, 'src') ?? []);
    const along = elements.flatMap((element) => attribute(element, 'data-along')?.split(' ') ?? []);
    return {
      page: hashOf([html]),
      title: titleIn(elements),
      files: [...filesNeeded(html).map((file) => `${base}/${file}`), ...unique(sources.filter(isRecording))],
      slots: unique(elements.flatMap(slotOf)),
      along: unique(along),
    };
  }

  const lists = [...texts].flatMap(([name, html]): [string, string][] => {
    if (!name.endsWith('index.html')) return [];
    const path = `/${name.slice(0, -'index.html'.length)}`;
    const isExtra = EXTRAS.some((extra) => extra === path);
    if (!isExtra && !html.includes(` data-path="${base}${path}"`)) return [];
    const elements = [...elementsIn(parse(html, { scriptingEnabled: false }))];
    return [[listPath(path).slice(1), JSON.stringify(listOf(html, elements))]];
  });
  return new Map(lists);
}
