import { isForLists, keptLists } from '@/lib/export/kept-lists';
import { saveCopy } from '@/lib/keep/keep';
import { cacheName } from '@/lib/keep/names';
import { type Environment, metadataOf, opened } from '@/lib/keep/page-copy';
import { OFFLINE_PATH } from '@/lib/paths';

const ORIGIN = 'http://localhost';
const keyOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;

/** Like a browser's cache: insertion order, responses readable once. `room` is the number of files that fit. */
class FakeCache {
  entries = new Map<string, Response>();
  constructor(readonly room: () => number) {}
  match = async (request: RequestInfo | URL) => this.entries.get(keyOf(request))?.clone();
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  delete = async (request: RequestInfo | URL) => this.entries.delete(keyOf(request));
  put = async (request: RequestInfo | URL, response: Response) => {
    if (this.entries.size >= this.room()) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(keyOf(request), response);
  };
}

function fakeCaches(room: () => number) {
  const caches = new Map<string, FakeCache>();
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new FakeCache(room);
    caches.set(name, cache);
    return cache as unknown as Cache;
  };
  return {
    open,
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
  } as unknown as CacheStorage;
}

/** Files of a deploy by address; a page links its script, style sheet, that sheet's font, the icons and a picture. */
export type Deploy = Record<string, string>;

export const html = (title: string, build: string, path = '') =>
  [
    `<title>${title} | DUDA</title><link rel="stylesheet" href="/_next/static/${build}.css">`,
    `<main id="inhalt"><div data-path="${path}"></div><svg><use href="/icons.svg#x"></use></svg>`,
    `<source srcset="/pictures/${build}-480.avif 480w, /pictures/${build}-960.avif 960w" sizes="(width &gt;= 62rem) 24rem, 92vw">`,
    `<img src="/pictures/${build}-960.webp" srcset="/pictures/${build}-480.webp 480w, /pictures/${build}-960.webp 960w" sizes="92vw">`,
    `</main><script>push("\\"/_next/static/${build}.js\\"")</script>`,
  ].join('');

export const ARTICLE = '/news/eulen/';
export const OTHER = '/news/magma/';

/** Adds the lists that the build would write for these pages. */
export function withLists(files: Deploy): Deploy {
  const nameOf = (address: string) => address.slice(1) + (address.endsWith('/') ? 'index.html' : '');
  const texts = Object.entries(files).map(([address, text]) => [nameOf(address), text] as const);
  const lists = keptLists(new Map(texts.filter(([name]) => isForLists(name))), '');
  return { ...files, ...Object.fromEntries([...lists].map(([name, text]) => [`/${name}`, text])) };
}

/** deploy('a') → { '/news/eulen/': '<title>Eulen a…', '/_next/static/a.css': '…', … } */
export const deploy = (build: string): Deploy =>
  withLists({
    [ARTICLE]: html(`Eulen ${build}`, build, ARTICLE),
    [OTHER]: html(`Magma ${build}`, build, OTHER),
    [OFFLINE_PATH]: html('Keine Verbindung', build),
    [`/_next/static/${build}.css`]: `@font-face{src:url(./${build}.woff2)}`,
    [`/_next/static/${build}.woff2`]: 'font',
    [`/_next/static/${build}.js`]: `${build}()`,
    [`/pictures/${build}-480.avif`]: 'small',
    [`/pictures/${build}-960.avif`]: 'large',
    '/icons.svg': `<svg>${build}</svg>`,
  });

/** A site that is online, offline, or has room for only so many files. */
export function site(files: Deploy) {
  const state = {
    files,
    isOnline: true,
    room: Number.POSITIVE_INFINITY,
    asked: [] as string[],
    redirected: false,
    types: {} as Deploy,
  };
  const world: Environment = {
    caches: fakeCaches(() => state.room),
    fetch: async (address) => {
      state.asked.push(address);
      if (!state.isOnline) throw new TypeError('Failed to fetch');
      const body = state.files[address];
      const type = state.types[address] ?? (address.endsWith('/') ? 'text/html; charset=utf-8' : 'text/css');
      const answer = new Response(body, { status: body === undefined ? 404 : 200, headers: { 'Content-Type': type } });
      return Object.defineProperty(answer, 'redirected', { value: state.redirected });
    },
    base: '',
    lock: (job) => job(),
  };
  return { state, world };
}

const LOOK = { format: 'avif', widths: { '(width >= 62rem) 24rem, 92vw': 331 } };

export const take = (world: Environment, path: string, more: { isExtra?: boolean; shown?: string[] } = {}) =>
  saveCopy(world, { path, note: 'Vom %date%.', isExtra: false, look: () => LOOK, ...more });

/** A site with copies of these pages: keptSite(OFFLINE_PATH, ARTICLE) */
export async function keptSite(...paths: string[]) {
  const { world, state } = site(deploy('a'));
  for (const path of paths) await take(world, path, { isExtra: path === OFFLINE_PATH });
  return { world, state };
}

/** All cached addresses, sorted. */
export async function keptIn(world: Environment) {
  const cache = await opened(world);
  const keys = (await cache?.keys()) ?? [];
  return keys.map(({ url }) => url.slice(ORIGIN.length)).sort();
}

/** Titles of cached pages whose files are all there, 'broken' for others: ['Eulen a', 'broken'] */
export async function wholeTitles(world: Environment): Promise<string[]> {
  const cache = await world.caches.open(cacheName(''));
  const titles: string[] = [];
  for (const { url } of await cache.keys()) {
    const kept = metadataOf(await cache.match(url));
    if (!kept) continue;
    const missing = [];
    for (const file of Object.keys(kept.files)) if (!(await cache.match(file))) missing.push(file);
    titles.push(missing.length > 0 ? 'broken' : kept.title);
  }
  return titles;
}
