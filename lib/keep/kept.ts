import type { Day } from '@/lib/dates/day';
import type { Look } from './named-files';
import { cacheName } from './names';

/** What page and worker have at hand; tests bring their own. */
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
  /** Said on the copy, '' for nothing; `%date%` stands for the day. */
  note: string;
  /** Bytes by address, the page itself among them. */
  files: Record<string, number>;
  look: Look;
  /** Came along by itself, with the first thing: start, list, „Keine Verbindung“. */
  isExtra: boolean;
};

/** On the page's own copy, so that a single write turns all of it from old to new. */
const HEADER = 'x-kept';

/** pageCopy('<!DOCTYPE html>…', kept) → a response to be put into the cache */
export const pageCopy = (html: string, kept: Kept) =>
  new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', [HEADER]: encodeURIComponent(JSON.stringify(kept)) },
  });

/** What stands with a copy: → { path: '/news/eulen/', title: 'Eulen', … }; undefined where it is none. */
export function keptOf(copy: Response | undefined): Kept | undefined {
  const text = copy?.headers.get(HEADER);
  return text ? JSON.parse(decodeURIComponent(text)) : undefined;
}

/** Makes none where nothing was kept: → the cache, or undefined */
export const opened = async ({ caches, base }: World): Promise<Cache | undefined> =>
  (await caches.has(cacheName(base))) ? caches.open(cacheName(base)) : undefined;

/** addressOf(new Request('https://…/icons.svg?a')) → '/icons.svg?a' */
export function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** All copies, as they were put in: → [{ path: '/', isExtra: true, … }, …] */
export async function pagesIn(cache: Cache): Promise<Kept[]> {
  const pages = (await cache.keys()).filter(({ url }) => url.endsWith('/'));
  const found = await Promise.all(pages.map(async (page) => keptOf(await cache.match(page))));
  return found.flatMap((kept) => (kept ? [kept] : []));
}

/** keptPages(world) → [] where nothing was kept */
export async function keptPages(world: World): Promise<Kept[]> {
  const cache = await opened(world);
  return cache ? pagesIn(cache) : [];
}
