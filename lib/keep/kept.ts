import type { Day } from '@/lib/dates/day';
import type { Look } from './named-files';
import { cacheName } from './names';

/** Dependencies of page and worker; injected in tests. */
export type World = {
  caches: CacheStorage;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  base: string;
  lock: <T>(job: () => Promise<T>) => Promise<T>;
};

/** Addresses carry the base path. */
export type Kept = {
  path: string;
  title: string;
  day: Day;
  /** Notice on the copy, '' for none; `%date%` is replaced by the date. */
  note: string;
  /** Bytes by address, including the page itself. */
  files: Record<string, number>;
  look: Look;
  /** Stored automatically with the first copy: home page, list, „Keine Verbindung“. */
  isExtra: boolean;
};

/** Metadata travels as a header of the copy itself, so that one write updates both. */
const HEADER = 'x-kept';

/** pageCopy('<!DOCTYPE html>…', kept) → a response for the cache */
export const pageCopy = (html: string, kept: Kept) =>
  new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', [HEADER]: encodeURIComponent(JSON.stringify(kept)) },
  });

/** Metadata of an offline copy: keptOf(copy) → { path: '/news/eulen/', title: 'Eulen', … }; undefined for other responses */
export function keptOf(copy: Response | undefined): Kept | undefined {
  const text = copy?.headers.get(HEADER);
  return text ? JSON.parse(decodeURIComponent(text)) : undefined;
}

/** Opens the cache without creating it: opened(world) → the cache, or undefined */
export const opened = async ({ caches, base }: World): Promise<Cache | undefined> =>
  (await caches.has(cacheName(base))) ? caches.open(cacheName(base)) : undefined;

/** addressOf(new Request('https://…/icons.svg?a')) → '/icons.svg?a' */
export function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Metadata of all copies, in insertion order: pagesIn(cache) → [{ path: '/', isExtra: true, … }, …] */
export async function pagesIn(cache: Cache): Promise<Kept[]> {
  const pages = (await cache.keys()).filter(({ url }) => url.endsWith('/'));
  const found = await Promise.all(pages.map(async (page) => keptOf(await cache.match(page))));
  return found.flatMap((kept) => (kept ? [kept] : []));
}

/** keptPages(world) → [] if nothing is stored */
export async function keptPages(world: World): Promise<Kept[]> {
  const cache = await opened(world);
  return cache ? pagesIn(cache) : [];
}
