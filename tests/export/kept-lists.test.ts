import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { IslandTable } from '@/lib/hydrate/start';
import { EXTRAS } from '@/lib/keep/extras';
import { hashText, type KeptList, listPath } from '@/lib/keep/list';
import { exported } from '../exported';
import { BASE, content, fileOf, type Page, pages } from './pages';

const read = (file: string) => readFileSync(join('out', file), 'utf8');
const listFile = ({ path }: Page) => listPath(path).slice(1);
const offersOf = ({ root }: Page) =>
  root.querySelectorAll('[data-path]').map((button) => button.getAttribute('data-path') ?? '');

const listed = pages.filter((page) => exported.includes(listFile(page)));
const lists = new Map(listed.map((page) => [page, JSON.parse(read(listFile(page))) as KeptList]));

test('every page that can be kept has a list, and no other (R-KEEP-1)', () => {
  const wanted = new Set([...EXTRAS.map((path) => BASE + path), ...pages.flatMap(offersOf)]);
  expect(listed.map(({ path }) => BASE + path).sort()).toEqual([...wanted].sort());
  expect(exported.filter((name) => name.endsWith('mitnehmen.json'))).toHaveLength(listed.length);
});

test('every list belongs to its page, and everything in it exists (R-KEEP-1)', async () => {
  for (const [page, { page: hash, title, files, slots, along }] of lists) {
    expect([page.path, await hashText(read(page.file))]).toEqual([page.path, hash]);
    expect(page.root.querySelector('title')?.textContent.startsWith(title)).toBe(true);
    const addresses = [...files, ...slots.flatMap(({ candidates }) => candidates.map(([, one]) => one)), ...along];
    expect([page.path, addresses.filter((address) => !fileOf(address))]).toEqual([page.path, []]);
  }
});

const textOf = new Map<string, string[]>();

/** Addresses in a style sheet or script: fonts, imports, workers. */
function loadedBy(address: string): string[] {
  const known = textOf.get(address);
  if (known) return known;
  const file = fileOf(address) ?? '';
  const PATTERN = file.endsWith('.css')
    ? /url\(["']?([^"')]+)/g
    : /(?:from|import|import\(|Worker\()"(\.?\/[\w./~-]+)"/g;
  const found = /\.(css|js)$/.test(file) ? [...read(file).matchAll(PATTERN)].map(([, one = '']) => one) : [];
  const resolved = found
    .filter((one) => !one.startsWith('data:'))
    .map((one) => posix.resolve(posix.dirname(address), one));
  textOf.set(address, resolved);
  return resolved;
}

function loadedByPage({ root }: Page): string[] {
  const single = ['link[rel=stylesheet] href', 'link[rel=preload] href', 'script[src] src', 'audio[src] src'];
  const more = ['data-keep', 'data-aids', 'data-words', 'data-later'].map((name) => `[${name}] ${name}`);
  const named = [...single, ...more].flatMap((pair) => {
    const [selector = '', attribute = ''] = pair.split(' ');
    return root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');
  });
  const icons = root.querySelectorAll('use[href]').map((use) => (use.getAttribute('href') ?? '').replace(/#.*/, ''));
  const table = content(root, 'script[data-islands]', 'data-islands');
  const { handed, scripts } = table ? (JSON.parse(table) as IslandTable) : { handed: '', scripts: {} };
  const all = new Set([...named, ...icons, handed, ...Object.values(scripts).flat()].filter(Boolean));
  for (const address of all) for (const other of loadedBy(address)) all.add(other);
  return [...all];
}

test('nothing that a page loads is missing in its list (R-KEEP-1)', () => {
  for (const [page, { files, slots }] of lists) {
    const loaded = loadedByPage(page);
    expect(loaded.length).toBeGreaterThan(5);
    expect([page.path, loaded.filter((address) => !files.includes(address))]).toEqual([page.path, []]);
    const shown = page.root.querySelectorAll('[srcset]').map((element) => element.getAttribute('srcset'));
    const kept = slots.map(({ candidates }) => candidates.map(([width, one]) => `${one} ${width}w`).join(', '));
    expect([page.path, shown.filter((srcset) => !kept.includes(srcset ?? ''))]).toEqual([page.path, []]);
  }
});
