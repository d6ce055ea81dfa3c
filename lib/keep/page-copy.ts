import type { Day } from 'german/dates/day';
import type { PictureChoice } from './list';
import { cacheName } from './names';

/** Dependencies of page and worker; injected in tests. */
export type Environment = {
  caches: CacheStorage;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  base: string;
  lock: <T>(job: () => Promise<T>) => Promise<T>;
};

/** Addresses carry the base path. */
export type CopyMetadata = {
  path: string;
  title: string;
  day: Day;
  /** Notice on the copy, '' for none; `%date%` is replaced by the date. */
  note: string;
  /** Bytes by address, including the page itself. */
  files: Record<string, number>;
  look: PictureChoice;
  /** Stored automatically with the first copy: home page, list, „Keine Verbindung“. */
  isExtra: boolean;
};

/** Metadata travels as a header of the copy itself, so that one write updates both. */
const HEADER = 'x-kept';

/** pageCopy('<!DOCTYPE html>…', kept) → a response for the cache */
export const pageCopy = (html: string, kept: CopyMetadata) =>
  new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', [HEADER]: encodeURIComponent(JSON.stringify(kept)) },
  });

/** Metadata of an offline copy: metadataOf(copy) → { path: '/news/eulen/', title: 'Eulen', … }; undefined for other responses */
export function metadataOf(copy: Response | undefined): CopyMetadata | undefined {
  const text = copy?.headers.get(HEADER);
  return text ? JSON.parse(decodeURIComponent(text)) : undefined;
}

/** Opens the cache without creating it: opened(world) → the cache, or undefined */
export const opened = async ({ caches, base }: Environment): Promise<Cache | undefined> =>
  (await caches.has(cacheName(base))) ? caches.open(cacheName(base)) : undefined;

/** addressOf(new Request('https://…/icons.svg?a')) → '/icons.svg?a' */
export function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Metadata of all copies, in insertion order: pagesIn(cache) → [{ path: '/', isExtra: true, … }, …] */
export async function pagesIn(cache: Cache): Promise<CopyMetadata[]> {
  const pages = (await cache.keys()).filter(({ url }) => url.endsWith('/'));
  const found = await Promise.all(pages.map(async (page) => metadataOf(await cache.match(page))));
  return found.flatMap((kept) => (kept ? [kept] : []));
}

/** savedPages(world) → [] if nothing is stored */
export async function savedPages(world: Environment): Promise<CopyMetadata[]> {
  const cache = await opened(world);
  return cache ? pagesIn(cache) : [];
}
