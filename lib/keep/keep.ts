import { today } from 'german/dates/day';
import { recordingPath } from '@/lib/paths';
import { hashText, type KeptList, listPath, type PictureChoice, picturesIn, sizesIn } from './list';
import { cacheName, ICONS_PATH, WORKER_PATH } from './names';
import { addressOf, type CopyMetadata, type Environment, metadataOf, opened, pageCopy, pagesIn } from './page-copy';

type Order = Pick<CopyMetadata, 'path' | 'note' | 'isExtra'> & {
  look: (sizes: string[]) => PictureChoice;
  /** Addresses of the pictures currently displayed. */
  shown?: string[];
};

const BYTES = 'x-bytes';

const PAGE = 'text/html';

/** Rejects redirects, HTML in place of a file, and a file in place of HTML. */
async function fetchChecked({ fetch }: Environment, address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok || response.redirected) throw new Error(`${response.status} ${address}`);
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith(PAGE) !== address.endsWith('/')) throw new Error(`${type} ${address}`);
  return response;
}

const FRESH: RequestInit = { cache: 'no-cache' };

/** Stores a file unless it is cached; a file with a hash in its name never changes: storeFile(world, cache, '/icons.svg') → [key, bytes] */
async function storeFile(world: Environment, cache: Cache, address: string): Promise<[string, number]> {
  const isIcons = address === world.base + ICONS_PATH;
  const mayChange = isIcons || address.startsWith(world.base + recordingPath(''));
  const copy = mayChange ? undefined : await cache.match(address);
  if (copy) return [address, Number(copy.headers.get(BYTES))];
  const response = await fetchChecked(world, address, mayChange ? FRESH : {});
  const body = await response.blob();
  const key = isIcons ? `${address}?${await hashText(await body.text())}` : address;
  const type = response.headers.get('Content-Type') ?? '';
  await cache.put(key, new Response(body, { headers: { 'Content-Type': type, [BYTES]: String(body.size) } }));
  return [key, body.size];
}

/** Stores all files; rejects only after every request has settled: storeFiles(world, cache, addresses) → bytes by address */
async function storeFiles(world: Environment, cache: Cache, addresses: string[]): Promise<Record<string, number>> {
  const results = await Promise.allSettled(addresses.map((address) => storeFile(world, cache, address)));
  return Object.fromEntries(
    results.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    }),
  );
}

async function sweep(world: Environment, cache: Cache): Promise<void> {
  const needed = new Set((await pagesIn(cache)).flatMap(({ files }) => Object.keys(files)));
  needed.add(world.base + WORKER_PATH);
  for (const key of await cache.keys()) if (!needed.has(addressOf(key))) await cache.delete(key);
}

/** Stores the files first, then the page in a single write, so that a copy is always complete: old or new. */
async function storePage(world: Environment, cache: Cache, order: Order): Promise<CopyMetadata> {
  const { path, note, isExtra, look: lookFor, shown = [] } = order;
  try {
    const list: KeptList = await (await fetchChecked(world, listPath(path), FRESH)).json();
    const old = await cache.match(path);
    const before = metadataOf(old);
    if (old && before && (await hashText(await old.text())) === list.page) return before;
    const html = await (await fetchChecked(world, path, FRESH)).text();
    if ((await hashText(html)) !== list.page) throw new Error(`${path} does not match its list`);
    const look = lookFor(sizesIn(list));
    const pictures = picturesIn(list, look, [...shown, ...Object.keys(before?.files ?? {})]);
    const files = await storeFiles(world, cache, [...list.files, ...pictures]);
    files[path] = new Blob([html]).size;
    const kept: CopyMetadata = { path, note, isExtra, look, files, title: list.title, day: today() };
    await cache.put(path, pageCopy(html, kept));
    return kept;
  } finally {
    await sweep(world, cache);
  }
}

/** Saves an offline copy, only at the visitor's request (R-LAW-13). A failure stores nothing:
 * saveCopy(world, { path: '/news/eulen/', … }) → the copy's metadata; rejects on failure */
export const saveCopy = (world: Environment, order: Order): Promise<CopyMetadata> =>
  world.lock(async () => storePage(world, await world.caches.open(cacheName(world.base)), order));

/** Removes copies; when the visitor's last one goes, removes everything: removeCopies(world, '/news/eulen/') → the remaining copies */
export const removeCopies = (world: Environment, ...paths: string[]): Promise<CopyMetadata[]> =>
  world.lock(async () => {
    const cache = await opened(world);
    for (const path of paths) await cache?.delete(path);
    const left = cache ? await pagesIn(cache) : [];
    if (left.some(({ isExtra }) => !isExtra)) {
      if (cache) await sweep(world, cache);
      return left;
    }
    await world.caches.delete(cacheName(world.base));
    return [];
  });

/** Updates each copy after a deploy, completely or not at all: updateCopies(world, '3f2a9c01') → true if it checked for updates */
export async function updateCopies(world: Environment, build: string): Promise<boolean> {
  const cache = await opened(world);
  const mark = world.base + WORKER_PATH;
  if (!cache || (await (await cache.match(mark))?.text()) === build) return false;
  for (const { path, note, isExtra, look } of await pagesIn(cache)) {
    await world
      .lock(async () => {
        // Removed in the meantime: do not restore it.
        if (!(await (await opened(world))?.match(path))) return;
        await storePage(world, cache, { path, note, isExtra, look: () => look });
      })
      .catch((fault) => {
        // A TypeError means offline: stop, and retry later. On any other error (page gone, storage full) keep the old
        // copy.
        if (fault instanceof TypeError) throw fault;
      });
  }
  await world.lock(async () => (await opened(world)) && cache.put(mark, new Response(build)));
  return true;
}
